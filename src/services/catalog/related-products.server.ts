import { sql } from 'kysely';
import { db } from '#platform/database/query.ts';
import { selectCards } from './product-card.server.ts';

const relatedCount = 4;

/**
 * Other products, closest first: of the same kind and room, of the room, of the whole shop; among
 * these the best sellers.
 */
export function selectRelated(column: 'id' | 'slug', key: string) {
  const one = db
    .selectFrom('products')
    .where('status', '=', sql.lit('published'))
    .where(column, '=', key);
  const best = (distance: number) =>
    db
      .selectFrom('products as other')
      .select(['other.id', 'other.sales_count', sql.lit(distance).as('distance')])
      .where('other.status', '=', sql.lit('published'))
      .where(`other.${column}`, '!=', key)
      .orderBy('other.sales_count', 'desc')
      .orderBy('other.id', 'desc')
      .limit(sql.lit(relatedCount));
  const ofRoom = (distance: number) =>
    best(distance).where('other.category', '=', one.select('category'));
  const ofKind = ofRoom(0).where('other.kind', '=', one.select('kind'));
  const found = db
    .selectFrom(ofKind.as('kind'))
    .selectAll()
    .unionAll(db.selectFrom(ofRoom(1).as('room')).selectAll())
    .unionAll(db.selectFrom(best(2).as('shop')).selectAll());
  const nearest = db
    .selectFrom(found.as('found'))
    .select(({ fn }) => ['found.id', fn.min('found.distance').as('distance')])
    .groupBy(['found.id', 'found.sales_count'])
    .orderBy('distance')
    .orderBy('found.sales_count', 'desc')
    .orderBy('found.id', 'desc')
    .limit(sql.lit(relatedCount));
  return selectCards()
    .innerJoin(nearest.as('nearest'), 'nearest.id', 'p.id')
    .orderBy('nearest.distance')
    .orderBy('p.sales_count', 'desc')
    .orderBy('p.id', 'desc');
}
