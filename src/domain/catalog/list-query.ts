import { isCategory, type Category } from './category.ts';

export const sortOrders = ['default', 'price-asc', 'price-desc', 'newest', 'oldest'] as const;
export type SortOrder = (typeof sortOrders)[number];

export const pageSize = 24;
const lastPage = 10_000;

export interface ListQuery {
  category: Category | undefined;
  sort: SortOrder;
  page: number;
}

/** What the address of the shop says; anything it does not understand is left out, never refused. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const category = search.get('category');
  const page = Number(search.get('page'));
  return {
    category: isCategory(category) ? category : undefined,
    sort: sortOrders.find((order) => order === search.get('sort')) ?? 'default',
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** The shortest address that says the same. */
export function writeListQuery({ category, sort, page }: ListQuery): string {
  const search = new URLSearchParams();
  if (category) search.set('category', category);
  if (sort !== 'default') search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text && `?${text}`;
}
