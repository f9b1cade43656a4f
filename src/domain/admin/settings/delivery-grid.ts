import { z } from 'zod';
import { bounds } from '../../bounds.ts';
import { cellName, deliveryColumns, type DeliveryColumn } from './delivery-cells.ts';
import { amountWithin, onOrOff, wholeNumber, wholeWithin } from './setting-fields.ts';

const columnSchemas = {
  delivery_fee: amountWithin(bounds.deliveryFee),
  is_served: onOrOff,
  road_min_days: wholeWithin(bounds.roadDays),
  road_max_days: wholeWithin(bounds.roadDays),
  display_order: wholeNumber(1, 999),
} satisfies Record<DeliveryColumn, z.ZodType>;

/** One schema for all cells of these governorates. */
export function deliveryGridInput(codes: readonly string[]) {
  const cells = codes.flatMap((code) =>
    deliveryColumns.map((column) => [cellName(code, column), columnSchemas[column]] as const),
  );
  return z.object(Object.fromEntries(cells)).superRefine((input, context) => {
    for (const code of codes) {
      const from = Number(input[cellName(code, 'road_min_days')]);
      const to = Number(input[cellName(code, 'road_max_days')]);
      if (to < from) {
        const path = [cellName(code, 'road_max_days')];
        context.addIssue({ code: 'custom', path, message: 'days_reversed' });
      }
    }
  });
}
