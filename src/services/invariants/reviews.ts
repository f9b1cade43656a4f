import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';

export const reviewInvariants: readonly Invariant[] = [
  {
    name: 'Every product has the stars of its approved reviews',
    broken: sql`
      select format('%s: %s of %s, reviews %s of %s', p.sku, p.rating, p.review_count, r.rating, r.count) as what
      from public.products p cross join lateral (
        select coalesce(round(avg(rating), 2), 0) as rating, count(*) as count
        from public.reviews where product_id = p.id and status = 'approved'
      ) r
      where (p.rating, p.review_count) is distinct from (r.rating, r.count)`,
  },
];
