import { sql } from 'kysely';
import type { ProductCard, ProductDetail, Review } from '#domain/catalog/product.ts';
import { q } from '#platform/database/query.ts';
import { as } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { DatedReader } from '../reader.ts';
import { selectCards, toCard } from './product-card.server.ts';
import { toDetail } from './product-detail.server.ts';

export interface ProductView {
  product: ProductDetail;
  reviews: Review[];
  related: ProductCard[];
}

const shownReviews = 10;
const relatedCount = 4;

/** By slug or id: everything its page shows, in one flight. */
export async function findProduct(key: string, reader: DatedReader): Promise<ProductView | null> {
  const { actor, locale, now } = reader;
  const column = isUuid(key) ? 'id' : 'slug';
  const one = q.selectFrom('products').where('status', '=', 'published').where(column, '=', key);
  const id = one.select('id');
  const [[card], [more], pictures, variants, reviews, related] = await as(actor).read(
    selectCards().where(`p.${column}`, '=', key),
    one.selectAll(),
    q
      .selectFrom('product_images')
      .selectAll()
      .where('product_id', '=', id)
      .orderBy('display_order'),
    q.selectFrom('product_variants').selectAll().where('product_id', '=', id).orderBy('position'),
    q
      .selectFrom('reviews')
      .select(['id', 'rating', 'body', 'author_name', 'verified_purchase', 'created_at'])
      .where('product_id', '=', id)
      .where('status', '=', 'approved')
      .orderBy('created_at', 'desc')
      .limit(shownReviews),
    selectCards()
      .where('p.category', '=', one.select('category'))
      .where('p.id', '!=', id)
      .orderBy(sql`p.kind = (${one.select('kind')})`, 'desc')
      .orderBy('p.sales_count', 'desc')
      .orderBy('p.id')
      .limit(relatedCount),
  );
  if (!card || !more) return null;

  return {
    product: toDetail({ base: toCard(card, locale, now), row: more, pictures, variants }, locale),
    reviews: reviews.map((review) => ({
      id: review.id,
      rating: review.rating,
      text: review.body,
      author: review.author_name,
      verified: review.verified_purchase,
      writtenAt: review.created_at.toISOString(),
    })),
    related: related.map((row) => toCard(row, locale, now)),
  };
}
