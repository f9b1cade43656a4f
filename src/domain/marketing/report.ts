import type { DaySpan, ReportRange } from './report-range.ts';

/** How a value is written. Money is an exact decimal; null has no value. */
export type CellKind = 'count' | 'money' | 'percent';
export type Cell = string | number | null;

export type FigureName =
  | 'revenue'
  | 'orders'
  | 'average'
  | 'pieces'
  | 'refusedShare'
  | 'newBuyers'
  | 'uses'
  | 'saved'
  | 'brought'
  | 'couponShare'
  | 'views'
  | 'games'
  | 'completed'
  | 'correctShare'
  | 'wheels'
  | 'claims'
  | 'subscribers'
  | 'joined'
  | 'left';

/** A number of the range beside that of the days before. */
export interface Figure {
  name: FigureName;
  kind: CellKind;
  now: Cell;
  before: Cell;
}

export type SeriesName = 'revenue' | 'orders' | 'uses' | 'games' | 'subscribers' | 'joined';

/** A value for each step of a chart, and what it is compared with. */
export interface Series {
  name: SeriesName;
  kind: CellKind;
  now: Cell[];
  before: Cell[];
}

export const reportTables = [
  'sales-days',
  'rooms',
  'pieces',
  'governorates',
  'buyers',
  'coupon-days',
  'coupons',
  'game-days',
  'prizes',
  'devices',
  'newsletter-days',
  'languages',
] as const;
export type ReportTableName = (typeof reportTables)[number];

export type ColumnName =
  | FigureName
  | 'original'
  | 'remaining'
  | 'drawn'
  | 'pending'
  | 'verified'
  | 'rejected'
  | 'delivered'
  | 'share'
  | 'devices'
  | 'questions'
  | 'spins'
  | 'english'
  | 'arabic';

export interface ReportRow {
  /** As it is stored: a room, a code, a governorate; the first day of a step. */
  key: string;
  /** Its name in the reader's language, where the database has one. */
  name: string | null;
  days?: DaySpan;
  cells: Partial<Record<ColumnName, Cell>>;
}

export interface ReportTable {
  name: ReportTableName;
  columns: { id: ColumnName; kind: CellKind }[];
  rows: ReportRow[];
  /** The column that is drawn as a bar, if the rows are no days. */
  bar?: ColumnName;
}

/** Everything that a page of analytics shows; its tables are also files. */
export interface Report {
  range: ReportRange;
  steps: DaySpan[];
  currency: { shown: string; all: string[] };
  figures: Figure[];
  series: Series[];
  tables: ReportTable[];
}
