import { sql, type RawBuilder } from 'kysely';
import type { ColumnSql } from './list-source.ts';

/** A stored place, which begins with zero, as people count; sorted by its index. */
export const placeColumn = (order: RawBuilder<unknown>): ColumnSql => ({
  value: sql`(${order} + 1)::integer`,
  sort: { by: order, type: 'bigint' },
});
