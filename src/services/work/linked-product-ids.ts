import { readLinkedProducts } from '#domain/work/linked-products.ts';
import { readHotspotRows } from '#domain/work/hotspot-rows.ts';

/** The products that a portfolio project links to or points at, draft included. */
export const linkedProductIds = (texts: readonly Readonly<Record<string, string>>[]): string[] =>
  texts.flatMap(({ products = '', hotspots = '' }) =>
    [...readLinkedProducts(products), ...readHotspotRows(hotspots)].map((row) => row.product_id),
  );
