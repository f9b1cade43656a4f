import { sql } from 'kysely';
import type { StoredPrice } from '#domain/catalog/shown-price.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { labelOfVariant } from './label-of-variant.ts';

export type PricedVariant = {
  id: string;
  /** How staff know it. */
  label: string;
} & StoredPrice;

/** The variants of products, in the order of their pages; products without variants are missing. */
export async function readPricedVariants(
  products: readonly string[],
  actor: Customer,
): Promise<Map<string, PricedVariant[]>> {
  const [rows] = await asUser(actor).read(sql<PricedVariant & { product: string }>`
    select v.id, v.product_id as product, ${labelOfVariant('v')} as label, v.price, v.discount_price
    from public.product_variants v where v.product_id = any (${products})
    order by v.product_id, v.position, v.id`);
  const byProduct = Map.groupBy(rows, ({ product }) => product);
  return new Map(
    [...byProduct].map(([id, variants]) => [
      id,
      variants.map(({ product: _product, ...variant }) => variant),
    ]),
  );
}
