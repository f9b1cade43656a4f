import { sql } from 'kysely';
import type { ProductCard, ProductDetail } from '#domain/catalog/product.ts';
import type { ProductSet } from '#domain/catalog/product-set.ts';
import type { Distribution, Review, ReviewPhoto } from '#domain/reviews/review.ts';
import { firstReviews, type ReviewQuery } from '#domain/reviews/review-query.ts';
import type { Locale } from '#i18n/locale.ts';
import { prepareQueries } from '#platform/database/prepare-queries.ts';
import { db } from '#platform/database/query.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { limitTrackedRows } from '#platform/tracked-reads.server.ts';
import {
  selectDistribution,
  selectReviewPhotos,
  selectReviews,
  toDistribution,
  toReview,
} from '#services/reviews/read-reviews.server.ts';
import { priceSet, selectSetOf } from '../sets/product-set.server.ts';
import type { DatedReader } from '../shared/reader.ts';
import { selectCards, toCard } from './product-card.server.ts';
import { toDetail } from './product-detail.server.ts';
import { withShapes } from './product-shapes.server.ts';
import { selectRelated } from './related-products.server.ts';

export interface ProductView {
  product: ProductDetail;
  reviews: Review[];
  /** From all reviews of the piece, not only those of one page. */
  photos: ReviewPhoto[];
  distribution: Distribution;
  related: ProductCard[];
  set: ProductSet | null;
}

/**
 * Everything for the product page, by slug or id, in one round trip; the prices of a set take another.
 */
export async function findProduct(
  key: string,
  reader: DatedReader,
  reviewQuery: ReviewQuery = firstReviews,
): Promise<ProductView | null> {
  const { actor, locale, now } = reader;
  const column = isUuid(key) ? 'id' : 'slug';
  const isFirstPage = reviewQuery.sort === firstReviews.sort && reviewQuery.page === 1;
  const queriesFor = isFirstPage
    ? preparedQueries[column][locale]
    : queriesOf({ column, reviewQuery, locale });
  const [[card], [more], pictures, variants, [workshop], reviews, photos, counts, others, ofSet] =
    await asActor(actor).read(...queriesFor(key));
  if (!card || !more) return null;
  limitTrackedRows(
    [
      'products',
      'product_variants',
      'product_images',
      'product_outlines',
      'product_models',
      'reviews',
    ],
    [card.id, ...others.map((other) => other.id)],
  );

  return {
    product: toDetail(
      { base: toCard(card, locale, now), row: more, pictures, variants, workshop },
      locale,
    ),
    reviews: reviews.map(toReview),
    photos: photos.map(({ photo }) => photo),
    distribution: toDistribution(counts),
    related: others.map((row) => toCard(row, locale, now)),
    set: await priceSet(ofSet, reader),
  };
}

interface QueryOptions {
  column: 'id' | 'slug';
  reviewQuery: ReviewQuery;
  locale: Locale;
}

/** By the slug or the id of a product. */
const queriesOf =
  ({ column, reviewQuery, locale }: QueryOptions) =>
  (key: string) => {
    const one = db
      .selectFrom('products')
      .where('status', '=', sql.lit('published'))
      .where(column, '=', key);
    const id = one.select('id');
    return [
      selectCards().where(`p.${column}`, '=', key),
      withShapes(one),
      db
        .selectFrom('product_images')
        .selectAll()
        .where('product_id', '=', id)
        .orderBy('display_order')
        .orderBy('id'),
      db
        .selectFrom('product_variants')
        .selectAll()
        .where('product_id', '=', id)
        .orderBy('position'),
      db.selectFrom('workshops').selectAll().where('id', '=', one.select('workshop_id')),
      selectReviews(id, reviewQuery, locale),
      selectReviewPhotos(id),
      selectDistribution(id),
      selectRelated(column, key),
      selectSetOf(column, key),
    ] as const;
  };

/** For the first page of reviews, which most readers ask for. */
const prepareFor = (column: QueryOptions['column']) => {
  const prepareIn = (locale: Locale) =>
    prepareQueries(queriesOf({ column, reviewQuery: firstReviews, locale }));
  return { en: prepareIn('en'), ar: prepareIn('ar') };
};
const preparedQueries = { id: prepareFor('id'), slug: prepareFor('slug') };
