import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';

export const priceInvariants: readonly Invariant[] = [
  {
    name: 'A product with variants costs what the cheapest of them does, in lists too',
    broken: sql`
      select format('%s: %s instead of %s', p.sku, p.effective_price, shown.price) as what
      from public.products p left join lateral private.shown_price(p) shown on true
      left join public.product_listings l on l.product_id = p.id
      where p.has_variants <> (shown.price is not null)
        or shown.price is not null and (p.price, p.discount_price, p.prices_differ)
          is distinct from (shown.price, shown.discount_price, shown.prices_differ)
        or l.cents <> p.effective_price * 100`,
  },
];
