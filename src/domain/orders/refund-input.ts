import { z } from 'zod';
import { amountBetween } from '../admin/settings/setting-fields.ts';
import { bounds } from '../bounds.ts';

const maxReason = 500;

const maxAmount = bounds.orderAmount.most;
const amount = amountBetween('0.01', maxAmount);

/** Empty is the usual amount. */
const amountFrom = (least: string) =>
  z
    .string()
    .trim()
    .default('')
    .transform((typed) => typed || undefined)
    .pipe(amountBetween(least, maxAmount).optional());

const optionalReason = z
  .string()
  .trim()
  .max(maxReason, 'too_long')
  .transform((text) => text || null)
  .default(null);

const reason = z.string('required').trim().min(1, 'required').max(maxReason, 'too_long');

/** Of an order that was changed meanwhile the amount differs. */
const seenAmount = z.string().regex(/^\d{1,10}\.\d{2}$/);

const line = z.strictObject({ item_id: z.uuid(), quantity: z.int().min(1).max(10_000) });

/** A refund without a return: for named pieces, for an agreed sum, or for both. */
export const refundInput = z
  .object({
    /** What the shop retained of the order when staff looked. */
    retained: seenAmount,
    lines: z.array(line).max(200),
    amount: amountFrom('0.01'),
    reason,
  })
  .refine(({ lines, amount: typed }) => lines.length > 0 || typed, {
    error: 'required',
    path: ['amount'],
  });
export type RefundInput = z.output<typeof refundInput>;

/** Another amount for a refund that is not paid yet. */
export const refundChangeInput = z.object({
  refund_id: z.uuid(),
  payout: seenAmount,
  amount,
  reason,
});

export const refundPaymentInput = z.object({ refund_id: z.uuid(), payout: seenAmount });

export const refundWithdrawalInput = z.object({ refund_id: z.uuid() });

/** Cash of a delivered order; empty is all of it. Less needs a reason. */
export const cashInput = z.object({
  /** What was due beside it when staff looked. */
  due: seenAmount.optional(),
  amount: amountFrom('0.00'),
  reason: optionalReason,
});
export type CashInput = z.output<typeof cashInput>;

/** What is refunded for a return that has arrived. */
export const arrivalInput = z.object({
  /** The refund that the shop proposed. */
  proposed: seenAmount,
  amount: amountFrom('0.00'),
  reason: optionalReason,
});
