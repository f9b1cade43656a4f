import type { RawBuilder } from 'kysely';
import type { FilterValue } from '#domain/admin/lists/filter-value.ts';
import type {
  ColumnId,
  ExtraFilterId,
  FilterId,
  ListDeclaration,
  RowOf,
} from '#domain/admin/lists/list.ts';

export type Condition = RawBuilder<unknown>;

/** Types of sort values; an index on the expression must have the same type. */
export type SortType = 'text' | 'bigint' | 'numeric' | 'date' | 'timestamptz' | 'boolean';

export interface ColumnSql {
  value: RawBuilder<unknown>;
  /** Of an amount. */
  currency?: RawBuilder<string>;
  /** May be empty: such rows come last in both directions. */
  isNullable?: boolean;
  /** When another expression has the index. */
  sort?: { by: RawBuilder<unknown>; type: SortType; isReversed?: boolean };
}

type Extras = Readonly<Record<string, RawBuilder<unknown>>>;
type ExtraValues<Extra extends Extras> = {
  [Name in keyof Extra]: Extra[Name] extends RawBuilder<infer Value> ? Value : never;
};

/** What a declared list means in SQL. Its fragments share one `from`. */
export interface ListSql<List extends ListDeclaration, Extra extends Extras> {
  /** Tables and left joins that keep one row per id. */
  from: RawBuilder<unknown>;
  /** Rows that belong to the list at all. */
  where?: Condition;
  id: RawBuilder<unknown>;
  /** 'uuid' by default. */
  idType?: 'uuid' | 'bigint' | 'text';
  columns: { [Id in ColumnId<List>]: RawBuilder<unknown> | ColumnSql };
  /** Required for filters without a column; replaces the usual meaning for others. */
  filters?: { [Id in ExtraFilterId<List>]: (value: FilterValue) => Condition } & {
    [Id in FilterId<List>]?: (value: FilterValue) => Condition;
  };
  search?: (text: string) => Condition;
  /** Values that pages need beside the columns, such as the id of a related row. */
  extras?: Extra;
}

/** The SQL of any list, as the kit reads it. */
export interface AnyListSql extends Omit<ListSql<ListDeclaration, Extras>, 'columns' | 'filters'> {
  columns: Readonly<Record<string, RawBuilder<unknown> | ColumnSql>>;
  filters?: Readonly<Record<string, (value: FilterValue) => Condition>>;
}

export interface ListSource<List extends ListDeclaration = ListDeclaration, Row = unknown> {
  list: List;
  /** `now` for columns that depend on it. */
  sqlAt(now: Date, matches?: Matches): AnyListSql;
  /** Carries the type of a row; there is no value. */
  row?: Row;
}

/**
 * How many rows the words of a search match, as far as that was counted. Few are looked up first,
 * through the index of the words; of many the first ones come soon in the order of the list. A list
 * chooses either way for several, by what its rows cost.
 */
export type Matches = 'unknown' | 'few' | 'several' | 'many';

/** Connects a declared list with its SQL. */
export function defineListSource<List extends ListDeclaration, Extra extends Extras>(
  list: List,
  sqlAt: (now: Date, matches: Matches) => ListSql<List, Extra>,
): ListSource<List, RowOf<List> & ExtraValues<Extra>> {
  return { list, sqlAt: (now, matches = 'unknown') => sqlAt(now, matches) };
}

export type RowOfSource<Source> = Source extends ListSource<infer _List, infer Row> ? Row : never;
