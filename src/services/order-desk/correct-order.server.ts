import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { compareAmounts } from '#domain/money.ts';
import {
  canCorrect,
  correctedParts,
  payableWith,
  type CorrectedPart,
  type CorrectionInput,
  type StoredAddress,
} from '#domain/orders/correction.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { formatMoney } from '#i18n/format.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { findGovernorate } from '../delivery/governorates.server.ts';
import { enqueueMail } from '../mail/enqueue-mail.server.ts';
import { notifyBuyer, orderMailData, toBuyer } from '../orders/buyer.server.ts';
import { lockOrder, type LockedOrder } from '../orders/lock-order.server.ts';
import { writeEntry } from '../orders/move-order.server.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import type { Staff } from '../shared/staff.ts';
import { describeCorrection } from './describe-correction.ts';

export type CorrectionResult =
  | { ok: true; corrected: CorrectedPart[]; payable: string }
  | { ok: false; reason: 'forbidden' | 'not_found' | 'changed_meanwhile' }
  | { ok: false; reason: 'wrong_state'; status: OrderStatus }
  | { ok: false; reason: 'invalid_input'; fields: { governorate: 'not_served' } }
  | { ok: false; reason: 'fee_changes'; details: FeeChange };

/** The old and the new amounts, as exact decimals. */
type FeeChange = Record<'shippingBefore' | 'shipping' | 'payableBefore' | 'payable', string>;

interface Correctable {
  address: unknown;
  notes: string | null;
  shipping: string;
}

/** Identifies what staff saw, so that two corrections do not overwrite each other. */
export const versionOf = ({ address, notes, shipping }: Correctable): string =>
  createHash('sha256')
    .update(JSON.stringify([address, notes, shipping]))
    .digest('base64url');

/**
 * Corrects phone, address and note until the order is shipped. Another governorate changes delivery
 * fee and amount, which staff must have agreed to.
 */
export async function correctOrder(
  orderId: string,
  input: CorrectionInput,
  staff: Staff,
): Promise<CorrectionResult> {
  if (!(await actorHasRole(staff.actor, 'sales'))) return { ok: false, reason: 'forbidden' };
  if (!isUuid(orderId)) return { ok: false, reason: 'not_found' };
  const governorate = await findGovernorate(input.governorate);
  // As system: staff cannot write orders directly.
  return asSystem({ onBehalfOf: staff.actor }).transaction(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return { ok: false, reason: 'not_found' };
    const plan = planCorrection(order, input, governorate);
    if (!plan.ok) return plan;
    if (plan.corrected.length > 0) await writeCorrection(trx, order, { plan, staff });
    return { ok: true, corrected: plan.corrected, payable: plan.payable };
  });
}

type Plan = Extract<ReturnType<typeof planCorrection>, { ok: true }>;

function planCorrection(
  order: LockedOrder,
  { version, accepted_payable: accepted, notes, ...sent }: CorrectionInput,
  governorate: { code: string; fee: string } | null,
) {
  const { status, shipping: shippingBefore, payable: payableBefore } = order;
  const before = order.address as StoredAddress;
  if (!canCorrect(status)) return { ok: false, reason: 'wrong_state', status } as const;
  if (versionOf(order) !== version) return { ok: false, reason: 'changed_meanwhile' } as const;
  // An order to where we no longer deliver can still be corrected.
  const isElsewhere = (governorate?.code ?? sent.governorate) !== before.governorate;
  if (isElsewhere && !governorate) {
    return { ok: false, reason: 'invalid_input', fields: { governorate: 'not_served' } } as const;
  }
  const shipping = isElsewhere && governorate ? governorate.fee : shippingBefore;
  const payable = payableWith(order, shipping);
  const changesAmount = compareAmounts(payable, payableBefore) !== 0;
  if (changesAmount && accepted !== payable) {
    const details = { shippingBefore, shipping, payableBefore, payable };
    return { ok: false, reason: 'fee_changes', details } as const;
  }
  const address = { ...sent, governorate: governorate?.code ?? before.governorate };
  const corrected = correctedParts({ address: before, notes: order.notes }, { address, notes });
  return { ok: true, address, notes, shipping, payable, changesAmount, corrected } as const;
}

async function writeCorrection(
  trx: Transaction<DB>,
  order: LockedOrder,
  { plan, staff: { actor, now } }: { plan: Plan; staff: Staff },
): Promise<void> {
  const { address, notes, shipping, payable, changesAmount, corrected } = plan;
  await trx
    .updateTable('orders')
    .set({ address: JSON.stringify(address), phone: address.phone, notes, shipping, payable })
    .where('id', '=', order.id)
    .execute();
  await storeCorrection(trx, order, plan);
  const note = describeCorrection(corrected, changesAmount ? plan : null, order);
  const entry = { status: order.status, by: 'staff', actorId: actor.userId, note, now } as const;
  await writeEntry(trx, order.id, { ...entry, isVisible: changesAmount });
  if (changesAmount) await notifyOfNewAmount(trx, order, { shipping, payable, now });
}

/** The log hides what is personal; staff who deliver the order may see what it was. */
async function storeCorrection(
  trx: Transaction<DB>,
  order: LockedOrder,
  { address, notes, corrected }: Plan,
): Promise<void> {
  const pick = (from: ReturnType<typeof correctable>) =>
    JSON.stringify(Object.fromEntries(corrected.map((name) => [name, from[name]])));
  const before = pick(correctable(order.address as StoredAddress, order.notes));
  const after = pick(correctable(address, notes));
  await trx.insertInto('order_corrections').values({ order_id: order.id, before, after }).execute();
}

/** The phone number has a column of its own. */
const correctable = ({ phone, ...address }: StoredAddress, notes: string | null) => ({
  phone,
  address,
  notes,
});

interface NewAmount {
  shipping: string;
  payable: string;
  now: Date;
}

/** Guests too: they must know what the courier will collect. */
async function notifyOfNewAmount(
  trx: Transaction<DB>,
  order: LockedOrder,
  { shipping, payable, now }: NewAmount,
): Promise<void> {
  const buyer = toBuyer(order);
  const money = (amount: string) => formatMoney(amount, buyer.locale, buyer.currency);
  await enqueueMail(trx, {
    recipient: buyer.email,
    locale: buyer.locale,
    template: 'order_amount_changed',
    orderId: buyer.orderId,
    data: {
      ...orderMailData(buyer),
      shipping: money(shipping),
      payableBefore: money(order.payable),
      payable: money(payable),
    },
    now,
  });
  await notifyBuyer(trx, buyer, { title: correctionTitle, now });
}

const correctionTitle = { en: 'Your order was corrected', ar: 'تم تعديل بيانات طلبك' };
