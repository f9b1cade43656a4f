import { sql } from 'kysely';
import { db } from '#platform/database/query.ts';

/** Of a product `p` with variants the one whose price lists show, as `shownPrice` chooses it. */
export const selectShownVariant = () =>
  db
    .selectFrom('product_variants as v')
    .select('v.id')
    .where(sql<boolean>`v.product_id = p.id`)
    .orderBy(sql`v.inventory = 0 and not p.is_preorder and not p.is_sold_out`)
    .orderBy(sql`coalesce(v.discount_price, v.price)`)
    .orderBy('v.price')
    .orderBy('v.position')
    .orderBy('v.id')
    .limit(sql.lit(1));
