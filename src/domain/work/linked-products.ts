import { z } from 'zod';
import { jsonText } from '../json-text.ts';

const linkedProduct = z.object({ id: z.uuid(), product_id: z.uuid() });

/** A row of `portfolio_products`: a product used in a portfolio project. */
export type LinkedProduct = z.infer<typeof linkedProduct>;

const isUnique = (rows: readonly LinkedProduct[]) =>
  new Set(rows.map((row) => row.product_id)).size === rows.length;

/** The field of a record's form: one JSON text. */
export const linkedProductsField = jsonText({ maxLength: 20_000, problem: 'invalid_choice' }).pipe(
  z.array(linkedProduct).max(100, 'out_of_range').refine(isUnique, 'invalid_choice'),
);

export const readLinkedProducts = (json: string): LinkedProduct[] =>
  linkedProductsField.safeParse(json).data ?? [];

/** Always with the same order of keys, so that equal lists are equal texts. */
export const linkedProductsText = (rows: readonly LinkedProduct[]): string =>
  JSON.stringify(rows.map(({ id, product_id }) => ({ id, product_id })));
