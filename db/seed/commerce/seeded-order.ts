import type { OrderStatus } from '#domain/orders/status.ts';
import type { Text } from '../text.ts';
import type { AddressSeed } from './addresses.ts';
import type { OrderLine } from './orders.ts';

/** A photo from the workshop: one of the shop's own pictures. */
export type OrderPhoto = { url: string; width: number; height: number; alt: Text };

/** One entry of the timeline. */
export type OrderStep = {
  status: OrderStatus;
  at: Date;
  note: Text | null;
  by: 'customer' | 'staff' | 'system';
  /** The account that did it; null for guests and the shop itself. */
  actor: string | null;
  /** Set for a note among staff. */
  isInternal?: boolean;
  photos?: readonly OrderPhoto[];
};

/** An order with everything that happened to it, oldest step first. */
export type SeededOrder = {
  key: string;
  /** Null for a guest. */
  userId: string | null;
  email: string;
  locale: 'en' | 'ar';
  status: OrderStatus;
  placedAt: Date;
  steps: readonly OrderStep[];
  lines: readonly OrderLine[];
  coupon?: string | undefined;
  address: AddressSeed;
  /** Delivery fee in cents. */
  shipping: number;
  notes?: string | undefined;
  /** When the courier handed over the cash, to which member of staff, and by how many cents it was short. */
  cash?: { at: Date; by: string; shortBy?: number } | undefined;
};

export const deliveredAtOf = ({ steps }: Pick<SeededOrder, 'steps'>): Date | null =>
  steps.find(({ status }) => status === 'delivered')?.at ?? null;

/** Calls that were not answered; each is a note among staff on an order that waits. */
export const missedCallsOf = ({ steps }: Pick<SeededOrder, 'steps'>): number =>
  steps.filter(({ status, isInternal }) => status === 'placed' && isInternal).length;
