import { z } from 'zod';
import { returnReasons } from './returns.ts';

const line = z.strictObject({
  item_id: z.uuid(),
  quantity: z.int().min(1).max(10_000),
  reason: z.enum(returnReasons),
});

const hasUniqueItems = (lines: readonly { item_id: string }[]): boolean =>
  new Set(lines.map(({ item_id }) => item_id)).size === lines.length;

export const returnInput = z.strictObject({
  lines: z.array(line).min(1).max(200).refine(hasUniqueItems),
  message: z.string().trim().max(2000),
  /** How many returns of the order the form knew. */
  seen: z.int().min(0).max(10_000).optional(),
});
export type ReturnInput = z.output<typeof returnInput>;
