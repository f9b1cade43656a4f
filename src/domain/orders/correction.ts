import { z } from 'zod';
import { orderAddress, type OrderAddress } from '../checkout/address.ts';
import { notesForDelivery } from '../checkout/checkout-input.ts';
import { subtract, sum } from '../money.ts';
import type { OrderStatus } from './status.ts';

const correctable = new Set<OrderStatus>(['placed', 'confirmed', 'in_production', 'preparing']);

/** Until the courier has the pieces. */
export const canCorrect = (status: OrderStatus): boolean => correctable.has(status);

/** Phone, address and note of an order, as staff correct them. Mails keep their recipient. */
export const correctionInput = orderAddress.omit({ email: true }).extend({
  notes: notesForDelivery,
  /** Says which order was seen; see versionOf in the service. */
  version: z.string().max(100),
  /** The new amount that staff have agreed to after another delivery fee was shown. */
  accepted_payable: z.string().max(20).optional(),
});
export type CorrectionInput = z.output<typeof correctionInput>;

/** The address as an order stores it. */
export type StoredAddress = Omit<OrderAddress, 'email'>;

/** The amount to collect when delivery costs another amount. */
export const payableWith = (
  order: { payable: string; shipping: string },
  shipping: string,
): string => sum([subtract(order.payable, order.shipping), shipping]);

export type CorrectedPart = 'phone' | 'address' | 'notes';

const partOf = (field: keyof StoredAddress): CorrectedPart =>
  field === 'phone' ? 'phone' : 'address';

interface Correctable {
  address: StoredAddress;
  notes: string | null;
}

/** Which parts differ. */
export function correctedParts(before: Correctable, after: Correctable): CorrectedPart[] {
  const fields = Object.keys(after.address) as (keyof StoredAddress)[];
  const changed = fields.filter(
    (field) => (before.address[field] ?? null) !== (after.address[field] ?? null),
  );
  const parts = new Set(changed.map(partOf));
  if ((before.notes ?? null) !== after.notes) parts.add('notes');
  return [...parts];
}
