import { sql } from 'kysely';
import { shopDay } from '#domain/catalog/delivery.ts';
import type { Distribution, Review, ReviewPhoto } from '#domain/reviews/review.ts';
import { reviewPageSize, type ReviewQuery, type ReviewSort } from '#domain/reviews/review-query.ts';
import type { Locale } from '#i18n/locale.ts';
import { db, type RowsOf } from '#platform/database/query.ts';

/** A query for a product id. */
type ProductId = ReturnType<typeof productIdOf>;
const productIdOf = () => db.selectFrom('products').select('id');

const ratingOrder: Partial<Record<ReviewSort, 'asc' | 'desc'>> = { highest: 'desc', lowest: 'asc' };

/** As `languageOf` tells: a review with Arabic letters is Arabic. */
const isWrittenIn = (locale: Locale) =>
  sql<boolean>`(body ~ '[\\u0621-\\u064A]') = ${locale === 'ar'}`;

/** Those of the demo are public files; uploaded ones are served after a permission check. */
const photo = sql`jsonb_build_object('id', p.id, 'width', p.width, 'height', p.height,
  'url', case when p.file like '/%' then p.file else '/media/reviews/' || p.id end)`;

const hasPhotos = sql<boolean>`exists (select from review_photos p where p.review_id = reviews.id)`;

/**
 * One page of approved reviews: by rating or photos if wanted, then the reader's language, then
 * newest. Limit and offset are no parameters on the first page: PostgreSQL would plan the statement
 * again for each product, which takes twice as long as running it.
 */
export function selectReviews(productId: ProductId, { sort, page }: ReviewQuery, locale: Locale) {
  const order = ratingOrder[sort];
  return db
    .selectFrom('reviews')
    .select(['id', 'rating', 'body', 'author_name', 'verified_purchase', 'created_at'])
    .select((review) =>
      review
        .selectFrom('review_photos as p')
        .select(
          sql<ReviewPhoto[]>`coalesce(jsonb_agg(${photo} order by p.position), '[]')`.as('all'),
        )
        .whereRef('p.review_id', '=', 'reviews.id')
        .$asScalar()
        .$notNull()
        .as('photos'),
    )
    .where('product_id', '=', productId)
    .where('status', '=', sql.lit('approved'))
    .$if(order !== undefined, (query) => query.orderBy('rating', order ?? 'asc'))
    .$if(sort === 'withPhotos', (query) => query.orderBy(hasPhotos, 'desc'))
    .orderBy(isWrittenIn(locale), 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(reviewPageSize))
    .$if(page > 1, (query) => query.offset((page - 1) * reviewPageSize));
}

const maxPhotos = 12;

/** Photos of a piece from all its approved reviews, latest first. */
export function selectReviewPhotos(productId: ProductId) {
  return db
    .selectFrom('review_photos as p')
    .innerJoin('reviews as r', 'r.id', 'p.review_id')
    .select(sql<ReviewPhoto>`${photo}`.as('photo'))
    .where('r.product_id', '=', productId)
    .where('r.status', '=', sql.lit('approved'))
    .orderBy('r.created_at', 'desc')
    .orderBy('p.id')
    .limit(sql.lit(maxPhotos));
}

export function toReview(row: RowsOf<ReturnType<typeof selectReviews>>[number]): Review {
  return {
    id: row.id,
    rating: row.rating,
    text: row.body,
    author: row.author_name,
    verified: row.verified_purchase,
    writtenOn: shopDay(row.created_at),
    photos: row.photos,
  };
}

export function selectDistribution(productId: ProductId) {
  return db
    .selectFrom('reviews')
    .select(['rating', sql<number>`count(*)::integer`.as('count')])
    .where('product_id', '=', productId)
    .where('status', '=', sql.lit('approved'))
    .groupBy('rating');
}

export function toDistribution(rows: readonly { rating: number; count: number }[]): Distribution {
  const counts: Distribution = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const { rating, count } of rows) counts[rating as keyof Distribution] = count;
  return counts;
}
