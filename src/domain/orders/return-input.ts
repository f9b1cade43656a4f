import { z } from 'zod';
import { returnReasons } from './returns.ts';

const line = z.strictObject({
  item_id: z.uuid(),
  quantity: z.int().min(1).max(10_000),
  reason: z.enum(returnReasons),
});

export const returnInput = z.strictObject({
  lines: z.array(line).min(1).max(200),
  message: z.string().trim().max(2000),
});
export type ReturnInput = z.output<typeof returnInput>;
