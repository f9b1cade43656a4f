/** The syntax tree of a request's query string. */
export type JsonStep = { arrow: '->' | '->>'; key: string | number };

/** A column, or a place inside its JSON. */
export interface FieldPath {
  name: string;
  path: readonly JsonStep[];
}

export const aggregates = ['sum', 'avg', 'count', 'max', 'min'] as const;
export type Aggregate = (typeof aggregates)[number];

export interface SelectedField {
  kind: 'field';
  field: FieldPath;
  alias?: string;
  cast?: string;
  aggregate?: Aggregate;
  aggregateCast?: string;
  /** Stands for the row itself, so that the parent can count it; set while compiling. */
  isRowMark?: boolean;
}

export interface SelectRelation {
  kind: 'relation';
  name: string;
  alias?: string;
  hint?: string;
  join?: 'inner' | 'left';
  isSpread: boolean;
  select: SelectItem[];
}

export type SelectItem = SelectedField | SelectRelation;

export const comparisonOperators = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
} as const;
export type ComparisonOperator = keyof typeof comparisonOperators;

export const textSearches = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
} as const;
export type TextSearch = keyof typeof textSearches;

export const isValues = ['null', 'not_null', 'true', 'false', 'unknown'] as const;
export type IsValue = (typeof isValues)[number];

export type FilterOperation =
  | { kind: 'comparison'; operator: ComparisonOperator; quantifier?: 'any' | 'all'; value: string }
  | { kind: 'in'; values: string[] }
  | { kind: 'is'; value: IsValue }
  | { kind: 'isdistinct'; value: string }
  | { kind: 'search'; operator: TextSearch; language?: string; value: string };

export interface RowFilter {
  kind: 'filter';
  field: FieldPath;
  isNegated: boolean;
  operation: FilterOperation;
}

export interface LogicGroup {
  kind: 'group';
  isNegated: boolean;
  operator: 'and' | 'or';
  members: Logic[];
}

export type Logic = RowFilter | LogicGroup;

export interface OrderTerm {
  /** The embedded resource whose column orders this one. */
  relation?: string;
  field: FieldPath;
  direction?: 'asc' | 'desc';
  nulls?: 'first' | 'last';
}

/** A part of the request that belongs to the resource at `path`; an empty path is the root. */
export type At<Value> = { path: string[]; value: Value };

export interface Query {
  select: SelectItem[];
  filters: At<RowFilter>[];
  logic: At<LogicGroup>[];
  order: At<OrderTerm[]>[];
  limits: At<number>[];
  offsets: At<number>[];
  columns?: string[];
  onConflict?: string[];
  /** Arguments of a function called by GET. */
  arguments: [name: string, value: string][];
}
