import { sql } from 'kysely';
import type { RowCursor } from '#domain/admin/lists/cursor.ts';
import type { ListDeclaration } from '#domain/admin/lists/list.ts';
import { parseListState, type ListState } from '#domain/admin/lists/list-state.ts';
import { visibleList } from '#domain/admin/lists/visible-list.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Staff } from '../../shared/staff.ts';
import { conditionOf } from './filter-sql.ts';
import type { AnyListSql, ListSource } from './list-source.ts';
import { rolesOfStaff } from './roles-of-staff.server.ts';
import { selectRows, toRow, type StoredRow } from './row-sql.ts';
import { orderOf, partsOf } from './sort-sql.ts';

const pageSize = 1_000;

export interface WholeList<Row> {
  ok: true;
  /** As the reader sees it. */
  list: ListDeclaration;
  state: ListState;
  /** All rows that match, page by page: a pipelined connection cannot stream. */
  pages(): AsyncGenerator<Row[]>;
}

/** Everything that an address matches, of `ids` alone when they are given. */
export async function openList<Row>(
  source: ListSource<ListDeclaration, Row>,
  search: URLSearchParams,
  staff: Staff,
  ids?: readonly string[],
): Promise<WholeList<Row> | { ok: false; reason: 'forbidden' }> {
  const list = visibleList(source.list, await rolesOfStaff(staff.actor));
  if (!list) return { ok: false, reason: 'forbidden' };
  const state = parseListState(list, search);
  const own = source.sqlAt(staff.now);
  const parts = ids ? { ...own, where: hasId(own, ids) } : own;
  const pages = async function* () {
    for await (const rows of readPages(list, parts, state, staff)) {
      yield rows.map((row) => toRow(list, row) as Row);
    }
  };
  return { ok: true, list, state, pages };
}

function hasId({ id, idType = 'uuid', where }: AnyListSql, ids: readonly string[]) {
  // PostgreSQL raises for what is no uuid.
  const known = idType === 'uuid' ? ids.filter(isUuid) : ids;
  const isOne = sql`${id} = any (${known}::${sql.raw(idType)}[])`;
  return where ? sql`(${where}) and ${isOne}` : isOne;
}

async function* readPages(
  list: ListDeclaration,
  source: AnyListSql,
  state: ListState,
  { actor }: Staff,
): AsyncGenerator<StoredRow[]> {
  const order = orderOf(list, source, state);
  const where = conditionOf(list, source, state);
  let cursor: RowCursor | null = null;
  for (;;) {
    const queries = partsOf(order, cursor, false).map((part) =>
      selectRows(list, source, {
        order,
        where: sql`${where} and ${part.where}`,
        orderBy: part.orderBy,
        limit: pageSize,
      }),
    );
    // As system, like the pages of the list: the role was asked of the database.
    const results = await asSystem({ onBehalfOf: actor }).read(...queries);
    const rows = results.flat().slice(0, pageSize);
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
    const last: StoredRow = rows.at(-1)!;
    cursor = { value: last.$sort, id: last.$id };
  }
}
