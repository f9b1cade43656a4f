import { db } from '#platform/database/query.ts';
import { selectCards } from './product-card.server.ts';

const relatedCount = 4;

/**
 * Three short lists, each along an index: same kind and room, same room, whole shop. Their cost
 * does not grow with the shop.
 */
export function selectRelated(column: 'id' | 'slug', key: string) {
  const one = db.selectFrom('products').where('status', '=', 'published').where(column, '=', key);
  const best = () =>
    selectCards()
      .where(`p.${column}`, '!=', key)
      .orderBy('p.sales_count', 'desc')
      .orderBy('p.id', 'desc')
      .limit(relatedCount);
  const ofRoom = () => best().where('p.category', '=', one.select('category'));
  return [ofRoom().where('p.kind', '=', one.select('kind')), ofRoom(), best()] as const;
}

/** Closest first, without duplicates. */
export function mergeRelated<Row extends { id: string }>(lists: readonly Row[][]): Row[] {
  const byId = new Map(lists.flat().map((row) => [row.id, row]));
  return [...byId.values()].slice(0, relatedCount);
}
