import { readLinkedProducts } from '#domain/work/linked-products.ts';
import { readHotspotRows } from '#domain/work/hotspot-rows.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '../shared/customer.ts';

export interface LinkableProduct {
  id: string;
  name: string;
  sku: string;
}

/** The names of the products that a portfolio project links to or points at, draft included. */
export async function readLinkableProducts(
  texts: readonly Readonly<Record<string, string>>[],
  { actor, locale }: { actor: Customer; locale: Locale },
): Promise<LinkableProduct[]> {
  const ids = texts.flatMap(({ products = '', hotspots = '' }) =>
    [...readLinkedProducts(products), ...readHotspotRows(hotspots)].map((row) => row.product_id),
  );
  if (ids.length === 0) return [];
  const [rows] = await asUser(actor).read(
    db
      .selectFrom('products')
      .select(['id', 'name', 'name_ar', 'sku'])
      .where('id', 'in', [...new Set(ids)]),
  );
  return rows.map(({ id, name, name_ar, sku }) => ({
    id,
    name: localized(locale, name, name_ar),
    sku,
  }));
}
