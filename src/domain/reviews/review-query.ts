export const reviewSorts = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** What of an address concerns the reviews. */
export const reviewParameters = ['reviews', 'page'] as const;

export const reviewPageSize = 6;
export const maxReviewLength = 5000;
const lastPage = 1000;

export interface ReviewQuery {
  sort: ReviewSort;
  page: number;
}

export const firstReviews: ReviewQuery = { sort: 'newest', page: 1 };

/** What the address of a product says of its reviews; what it does not understand is left out. */
export function readReviewQuery(search: URLSearchParams): ReviewQuery {
  const page = Number(search.get('page'));
  return {
    sort: reviewSorts.find((sort) => sort === search.get('reviews')) ?? firstReviews.sort,
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** The same address with other reviews; the choice of colour and the rest stay. */
export function writeReviewQuery(search: URLSearchParams, { sort, page }: ReviewQuery): string {
  const next = new URLSearchParams(search);
  next.delete('reviews');
  next.delete('page');
  if (sort !== firstReviews.sort) next.set('reviews', sort);
  if (page > 1) next.set('page', String(page));
  const text = next.toString();
  return text && `?${text}`;
}
