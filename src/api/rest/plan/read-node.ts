import type { Relationship, TableInfo } from '../schema/schema.ts';
import type { Range } from '../request/range.ts';
import type { FieldPath, Logic, OrderTerm, SelectedField } from '../request/syntax.ts';

/** One resource of a read: the root, or one that is embedded in its parent. */
export interface ReadNode {
  /** Unique in the request; the SQL aliases contain it. */
  id: number;
  /** The SQL alias of its rows. */
  alias: string;
  /** The name in the request. */
  name: string;
  /** How messages call it. */
  label: string;
  /** The key under which its rows appear in the parent's. */
  outputName: string;
  /** Missing for the result of a function that returns no table's rows. */
  table?: TableInfo;
  /** Names of the columns, if known; others are rejected. */
  columns?: ReadonlySet<string>;
  /** Rows come from the statement's write or function call instead of from the table. */
  isSource: boolean;
  relationship?: Relationship;
  /** The resource in which it is embedded. */
  parent?: ReadNode;
  isInner: boolean;
  isSpread: boolean;
  fields: SelectedField[];
  children: ReadNode[];
  where: Logic[];
  order: OrderTerm[];
  /** Fields by which the parent is ordered. */
  orderFields: FieldPath[];
  range: Range;
  /** Whether `range` and the limit on rows apply: not to rows that were written. */
  isLimited: boolean;
}

/** An embedded resource without fields is there for its filters only. */
export const isEmptyEmbed = (node: ReadNode): boolean =>
  node.fields.length === 0 && node.children.every(isEmptyEmbed);

export const findChild = (node: ReadNode, name: string): ReadNode | undefined =>
  node.children.find(({ outputName }) => outputName === name) ??
  node.children.find((child) => child.name === name);
