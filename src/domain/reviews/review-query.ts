export const reviewSorts = ['newest', 'highest', 'lowest', 'withPhotos'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Query parameters of the reviews. */
export const reviewParameters = ['reviews', 'page'] as const;

export const reviewPageSize = 6;
export const maxReviewLength = 5000;
const lastPage = 1000;

export interface ReviewQuery {
  sort: ReviewSort;
  page: number;
}

export const firstReviews: ReviewQuery = { sort: 'newest', page: 1 };

/** Parses the review parameters of a product URL; invalid ones are ignored. */
export function readReviewQuery(search: URLSearchParams): ReviewQuery {
  const page = Number(search.get('page'));
  return {
    sort: reviewSorts.find((sort) => sort === search.get('reviews')) ?? firstReviews.sort,
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** Replaces the review parameters and keeps the others. */
export function writeReviewQuery(search: URLSearchParams, { sort, page }: ReviewQuery): string {
  const next = new URLSearchParams(search);
  next.delete('reviews');
  next.delete('page');
  if (sort !== firstReviews.sort) next.set('reviews', sort);
  if (page > 1) next.set('page', String(page));
  const text = next.toString();
  return text && `?${text}`;
}
