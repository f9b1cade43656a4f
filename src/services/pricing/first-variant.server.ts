import { sql } from 'kysely';
import { db } from '#platform/database/query.ts';

/** Of a product `p` with variants the first one in stock, else the first. */
export const selectFirstVariant = () =>
  db
    .selectFrom('product_variants as v')
    .select('v.id')
    .where(sql<boolean>`v.product_id = p.id`)
    .orderBy(sql`v.inventory = 0`)
    .orderBy('v.position')
    .orderBy('v.id')
    .limit(sql.lit(1));
