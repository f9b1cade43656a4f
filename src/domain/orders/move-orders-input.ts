import { z } from 'zod';
import { selectionInput } from '../admin/lists/bulk.ts';
import { bulkSteps, maxMovedOrders } from './move-orders.ts';
import { orderStatuses } from './status.ts';

/** The rows of a list, and the step that they shall take. */
export const movesPreviewInput = selectionInput.extend({ step: z.enum(bulkSteps) });

/** An order with the status that was shown, as one field: `<id> <status>`. */
const shownOrder = z
  .string()
  .max(60)
  .transform((text) => text.split(' '))
  .pipe(z.tuple([z.guid(), z.enum(orderStatuses)]))
  .transform(([id, from]) => ({ id, from }));

export const writeShownOrder = ({ id, from }: z.output<typeof shownOrder>): string =>
  `${id} ${from}`;

/** The orders of a preview. */
export const movesInput = z.object({
  to: z.enum(bulkSteps),
  orders: z.array(shownOrder).max(maxMovedOrders, 'too_many'),
});
