import { db } from '#platform/database/query.ts';
import { selectCards } from './product-card.server.ts';

const relatedCount = 4;

/**
 * Three short lists, each read along an index: the same kind of piece in its room, the room, the
 * shop. Together they are enough for any product, and none of them grows with the shop.
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

/** The nearest first, each once. */
export function mergeRelated<Row extends { id: string }>(lists: readonly Row[][]): Row[] {
  const byId = new Map(lists.flat().map((row) => [row.id, row]));
  return [...byId.values()].slice(0, relatedCount);
}
