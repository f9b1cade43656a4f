import { z } from 'zod';
import { categories } from './category.ts';

export const sortOrders = ['default', 'price-asc', 'price-desc', 'newest', 'oldest'] as const;
export type SortOrder = (typeof sortOrders)[number];

export const pageSize = 24;
const lastPage = 10_000;

/** What the address of the shop says; anything it does not understand is left out, never refused. */
const listQuery = z.object({
  category: z.enum(categories).optional().catch(undefined),
  sort: z.enum(sortOrders).catch('default'),
  page: z.coerce.number().int().min(1).max(lastPage).catch(1),
});
export type ListQuery = z.output<typeof listQuery>;

export function readListQuery(search: URLSearchParams): ListQuery {
  return listQuery.parse(Object.fromEntries(search));
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
