import { z } from 'zod';
import { amountBetween } from '../admin/settings/setting-fields.ts';
import { courierName } from './handling.ts';
import { maxMovedOrders } from './move-orders.ts';

const amount = amountBetween('0.00', '9999999999.99');

const row = z.object({
  id: z.guid(),
  /** What was due when staff looked. */
  due: z.string().regex(/^\d{1,10}\.\d{2}$/),
  amount,
  reason: z
    .string()
    .trim()
    .max(500, 'too_long')
    .transform((text) => text || null),
});
export type CashRow = z.output<typeof row>;

/** Lists of equal length, as the form sends them: order, due, amount and reason of each row. */
export const bulkCashInput = z
  .object({
    courier: courierName,
    orders: z.array(z.string()).min(1, 'required').max(maxMovedOrders, 'too_many'),
    due: z.array(z.string()),
    amount: z.array(z.string()),
    reason: z.array(z.string()),
  })
  .transform(({ courier, orders, due, amount: amounts, reason }, context) => {
    const rows = orders.map((id, at) =>
      row.safeParse({ id, due: due[at], amount: amounts[at], reason: reason[at] ?? '' }),
    );
    if (rows.every(({ success }) => success)) {
      return { courier, rows: rows.map(({ data }) => data!) };
    }
    for (const [at, { error }] of rows.entries()) {
      const [issue] = error?.issues ?? [];
      if (issue)
        context.addIssue({ code: 'custom', path: [`amount-${at}`], message: issue.message });
    }
    return z.NEVER;
  });
export type BulkCashInput = z.output<typeof bulkCashInput>;

/** What one press has recorded, to be taken back as a whole. */
export const cashUndoInput = z.object({
  orders: z.array(z.guid()).min(1).max(maxMovedOrders),
  at: z.iso.datetime().transform((text) => new Date(text)),
});

/** Who has recorded cash may take it back so long; later an admin does. */
export const cashUndoSeconds = 30;
