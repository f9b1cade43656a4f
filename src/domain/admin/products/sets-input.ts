import { z } from 'zod';
import { rowsInput } from '../forms/rows-input.ts';
import { emptyableLine, filledLine } from '../records/record-fields.ts';
import { wholeNumber } from '../settings/setting-fields.ts';

const setPiece = z.object({
  id: z.string().regex(/^$|^[0-9a-f-]{36}$/, 'invalid'),
  set_name: filledLine(120),
  set_name_ar: emptyableLine(120),
  sku: filledLine(40),
  quantity: z.union([z.string(), z.number()]).transform(String).pipe(wholeNumber(1, 24)),
  position: z.number().int().nullish(),
});
export type SetPieceInput = z.output<typeof setPiece>;

/** Every set of the shop, piece by piece, as the form sends them. */
export const setsInput = z.object({ pieces: rowsInput(setPiece, { max: 200 }) });
