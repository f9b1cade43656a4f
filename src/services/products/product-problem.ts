import type { ApplyRejection } from '../admin/changes/change-results.ts';

export type ProductRejection = {
  ok: false;
  reason: string;
  fields?: Readonly<Record<string, string>>;
};

/** Constraints of the database that are about a field of the form, and the problem to show there. */
export const productConstraints: Readonly<
  Record<string, readonly [field: string, problem: string]>
> = {
  products_slug_key: ['slug', 'taken'],
  products_sku_key: ['sku', 'taken'],
  products_price_of_variants: ['price', 'price_of_variants'],
  product_variants_sku_key: ['variants', 'sku_taken'],
};

/** The problem of a field where the database knows better than the form. */
export function productProblem(result: ApplyRejection): ProductRejection {
  const { reason } = result;
  const [field, problem] =
    ('constraint' in result && productConstraints[result.constraint ?? '']) || [];
  if (!field || !problem) return { ok: false, reason };
  return { ok: false, reason: 'invalid_input', fields: { [field]: problem } };
}
