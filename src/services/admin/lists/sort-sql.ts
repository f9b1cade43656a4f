import { sql, type RawBuilder } from 'kysely';
import { isCalendarDay } from '#domain/admin/lists/calendar-day.ts';
import type { RowCursor } from '#domain/admin/lists/cursor.ts';
import type { ColumnType, ListDeclaration } from '#domain/admin/lists/list.ts';
import type { ListState } from '#domain/admin/lists/list-state.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { columnSql } from './filter-sql.ts';
import type { AnyListSql, Condition, SortType } from './list-source.ts';

export interface Order {
  by: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  type: SortType;
  idType: 'uuid' | 'bigint' | 'text';
  isNullable: boolean;
  isDescending: boolean;
}

const sortTypes: Record<ColumnType, SortType> = {
  text: 'text',
  code: 'text',
  email: 'text',
  phone: 'text',
  status: 'text',
  statuses: 'text',
  number: 'bigint',
  hours: 'bigint',
  money: 'numeric',
  day: 'date',
  time: 'timestamptz',
  flag: 'boolean',
};

/** The order of a page; reading backward turns it around. */
export function orderOf(list: ListDeclaration, source: AnyListSql, state: ListState): Order {
  const { column, isDescending } = state.sort;
  const { value, isNullable = false, sort } = columnSql(source, column);
  return {
    by: sort?.by ?? value,
    id: source.id,
    type: sort?.type ?? sortTypes[list.columns[column]!.type],
    idType: source.idType ?? 'uuid',
    isNullable,
    isDescending: isDescending !== (sort?.isReversed ?? false),
  };
}

export interface Part {
  where: Condition;
  orderBy: RawBuilder<unknown>;
}

/**
 * The rows on one side of a cursor, nearest first, as one or two parts: rows whose sort value is
 * empty come last in both directions, and each part is a range of the same index.
 */
export function partsOf(order: Order, cursor: RowCursor | null, isBackward: boolean): Part[] {
  const isDescending = order.isDescending !== isBackward;
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const orderBy = sql`${order.by} ${direction}, ${order.id} ${direction}`;
  const beyond = sql.raw(isDescending ? '<' : '>');
  const { by, id } = order;
  const idOf = ({ id: edge }: RowCursor) => sql`${edge}::${sql.raw(order.idType)}`;
  const filled = (): Part => {
    if (!cursor || cursor.value === null) return { where: sql`${by} is not null`, orderBy };
    const edge = sql`(${cursor.value}::${sql.raw(order.type)}, ${idOf(cursor)})`;
    return { where: sql`(${by}, ${id}) ${beyond} ${edge}`, orderBy };
  };
  const empty = (): Part => {
    const where =
      cursor?.value === null
        ? sql`${by} is null and ${id} ${beyond} ${idOf(cursor)}`
        : sql`${by} is null`;
    return { where, orderBy };
  };
  if (!order.isNullable) return [cursor ? filled() : { where: sql`true`, orderBy }];
  const isAtEmpty = cursor !== null && cursor.value === null;
  if (isBackward) return isAtEmpty ? [empty(), filled()] : [filled()];
  return isAtEmpty ? [empty()] : [filled(), empty()];
}

const patterns: Record<SortType | 'uuid', (text: string) => boolean> = {
  text: () => true,
  uuid: isUuid,
  bigint: (text) => /^-?\d{1,18}$/.test(text),
  numeric: (text) => /^-?\d{1,14}(\.\d{1,8})?$/.test(text),
  boolean: (text) => text === 'true' || text === 'false',
  date: isCalendarDay,
  timestamptz: isTimestamp,
};

/** As PostgreSQL writes it in UTC: 2026-11-15 10:00:00.123456+00. */
function isTimestamp(text: string): boolean {
  const match = /^(\d{4}-\d\d-\d\d) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?\+00$/.exec(text);
  return match !== null && isCalendarDay(match[1]!);
}

/** A cursor of another sort, or one that was not ours, would make PostgreSQL raise. */
export function fits(order: Order, { value, id }: RowCursor): boolean {
  if (!patterns[order.idType](id)) return false;
  return value === null ? order.isNullable : patterns[order.type](value);
}
