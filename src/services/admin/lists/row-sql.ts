import { sql, type RawBuilder } from 'kysely';
import type { ListDeclaration } from '#domain/admin/lists/list.ts';
import { columnSql } from './filter-sql.ts';
import type { AnyListSql, Condition } from './list-source.ts';
import type { Order } from './sort-sql.ts';

/** A row as selected; names that begin with $ are not columns. */
export interface StoredRow {
  $id: string;
  /** As text, exact to the microsecond. */
  $sort: string | null;
  [column: string]: unknown;
}

interface Selection {
  order: Order;
  where: Condition;
  orderBy: RawBuilder<unknown>;
  limit: number;
}

const currencyName = (column: string) => `$currency ${column}`;

/** Selects the columns of the declaration and the extras. */
export function selectRows(
  list: ListDeclaration,
  source: AnyListSql,
  { order, where, orderBy, limit }: Selection,
) {
  const columns = Object.entries(list.columns).flatMap(([id, { type }]) => {
    const { value, currency } = columnSql(source, id);
    const shown = type === 'money' ? sql`(${value})::text` : value;
    return [
      sql`${shown} as ${sql.id(id)}`,
      ...(currency ? [sql`${currency} as ${sql.id(currencyName(id))}`] : []),
    ];
  });
  const extras = Object.entries(source.extras ?? {}).map(
    ([name, value]) => sql`${value} as ${sql.id(name)}`,
  );
  // The page is found first: its columns are then read of its rows alone, not of all that match.
  return sql<StoredRow>`
    select ${order.id}::text as "$id", (${order.by})::text as "$sort",
      ${sql.join([...columns, ...extras])}
    from ${source.from} where ${order.id} = any (array(
      select ${order.id} from ${source.from} where ${where} order by ${orderBy} limit ${sql.lit(limit)}))
    order by ${orderBy}`;
}

/** Amounts get their currency; columns that the reader may not see stay empty. */
export function toRow(list: ListDeclaration, stored: StoredRow): Record<string, unknown> {
  const row: Record<string, unknown> = { id: stored.$id };
  for (const [name, value] of Object.entries(stored)) {
    if (name.startsWith('$')) continue;
    row[name] =
      list.columns[name]?.type === 'money' && value !== null
        ? { amount: value, currency: stored[currencyName(name)] }
        : value;
  }
  return row;
}
