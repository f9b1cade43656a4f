import type { ColumnRow, FunctionRow, TableRow } from './catalog-queries.ts';

export type ColumnInfo = ColumnRow;

export interface TableInfo extends Omit<TableRow, 'columns' | 'viewTree'> {
  columns: Map<string, ColumnInfo>;
  relationships: Relationship[];
  /** Functions of one row that can be selected like a column. */
  computedFields: Set<string>;
}

export type DatabaseFunction = FunctionRow;

/** What the data API knows about the schema `public`. */
export interface Schema {
  tables: Map<string, TableInfo>;
  tablesById: Map<number, TableInfo>;
  functions: Map<string, DatabaseFunction[]>;
  /** Types of ours to which values may be cast. */
  types: Set<string>;
}

type ColumnPairs = [own: string, other: string][];

/** How rows of `table` lead to rows of `foreignTable`. */
export type Relationship =
  | {
      kind: 'key';
      cardinality: 'many-to-one' | 'one-to-many' | 'one-to-one';
      constraint: string;
      table: TableInfo;
      foreignTable: TableInfo;
      columns: ColumnPairs;
    }
  | {
      kind: 'junction';
      cardinality: 'many-to-many';
      table: TableInfo;
      foreignTable: TableInfo;
      junction: TableInfo;
      constraints: [string, string];
      /** Columns of the table and of the junction, then of the foreign table and of the junction. */
      columns: ColumnPairs;
      foreignColumns: ColumnPairs;
    }
  | {
      kind: 'function';
      cardinality: 'computed';
      name: string;
      isToOne: boolean;
      table: TableInfo;
      foreignTable: TableInfo;
    };

export type KeyRelationship = Extract<Relationship, { kind: 'key' }>;
