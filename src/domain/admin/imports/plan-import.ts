import { isSameValue, type Change, type RowValues } from '../changes.ts';
import type { LeftOutRow } from '../lists/bulk-edit.ts';
import type { ImportColumn } from './import-column.ts';
import { withoutQuote } from '../../csv/formula-quote.ts';

/** A line of a file; cells by the id of their column. */
export interface FileLine {
  /** As spreadsheets number them: the header is the first. */
  line: number;
  cells: ReadonlyMap<string, string>;
  /** Cells beyond the header. */
  hasMore: boolean;
}

export interface ImportPlan {
  changes: Change[];
  problems: LeftOutRow[];
  /** The line that a row came from, and how it is called there. */
  origins: Map<string, { line: number; label: string }>;
}

export interface ImportRules {
  table: string;
  columns: Readonly<Record<string, ImportColumn>>;
  /** The column that identifies a row when the file has no id. */
  code: string;
  /** How a column is called in the file. */
  headerOf(column: string): string;
  /** Fields that a new row has besides; absent when rows cannot be added. */
  newRow?(values: RowValues): RowValues;
  check(row: {
    stored: RowValues | null;
    after: RowValues;
  }): [field: string, problem: string] | null;
}

interface StoredRows {
  byId: ReadonlyMap<string, RowValues>;
  idOfCode: ReadonlyMap<string, string>;
  newId(): string;
}

/**
 * Compares a file with what is stored: changes and new rows, and the lines that are left out. Pauses
 * after each line, because a file may have 10,000.
 */
export function* planImport(
  lines: readonly FileLine[],
  rules: ImportRules,
  stored: StoredRows,
): Generator<void, ImportPlan> {
  const plan: ImportPlan = { changes: [], problems: [], origins: new Map() };
  const seen = new Set<string>();
  for (const line of lines) {
    yield;
    const label = labelOf(line, rules);
    const key = keyOf(line, rules, stored);
    const leaveOut = (problem: string, column?: string) =>
      plan.problems.push({
        key,
        label,
        line: line.line,
        problem,
        ...(column !== undefined && { column: rules.headerOf(column) }),
      });
    const name = key ?? `new ${codeOf(line, rules)}`;
    if (line.hasMore) leaveOut('too_many_cells');
    else if (key && !stored.byId.has(key)) leaveOut('unknown_id', 'id');
    else if (seen.has(name)) leaveOut('twice');
    else if (!key && !rules.newRow) leaveOut('cannot_add');
    else {
      seen.add(name);
      const before = key ? stored.byId.get(key)! : null;
      const read = readLine(line, rules, before);
      for (const { column, problem } of read.problems) leaveOut(problem, column);
      if (read.problems.length > 0) continue;
      const id = key ?? stored.newId();
      plan.origins.set(id, { line: line.line, label });
      plan.changes.push(...changesOfLine(rules, id, before, read.values));
    }
  }
  return plan;
}

const cellOf = (line: FileLine, column: string): string => line.cells.get(column)?.trim() ?? '';
const codeOf = (line: FileLine, { code }: ImportRules): string => withoutQuote(cellOf(line, code));
const labelOf = (line: FileLine, rules: ImportRules): string =>
  (codeOf(line, rules) || cellOf(line, 'name') || cellOf(line, 'id')).slice(0, 100);

function keyOf(line: FileLine, rules: ImportRules, { idOfCode }: StoredRows): string | null {
  return cellOf(line, 'id').toLowerCase() || (idOfCode.get(codeOf(line, rules)) ?? null);
}

/** The values of a line that differ, or what is wrong with them. */
function readLine(line: FileLine, rules: ImportRules, before: RowValues | null) {
  const values: RowValues = {};
  const problems: { column: string; problem: string }[] = [];
  for (const [id, column] of Object.entries(rules.columns)) {
    const text = line.cells.get(id);
    if (
      before ? text === undefined || isUnchanged(column, text, before) : !text && !column.isRequired
    ) {
      continue;
    }
    const parsed = column.read(withoutQuote(text ?? '').trim());
    if (parsed.ok) values[column.field] = parsed.value;
    else problems.push({ column: id, problem: parsed.problem });
  }
  if (problems.length === 0) {
    const after = before ? { ...before, ...values } : rules.newRow!(values);
    const wrong = rules.check({ stored: before, after });
    if (wrong) problems.push({ column: columnOf(rules, wrong[0]), problem: wrong[1] });
  }
  return { values, problems };
}

const columnOf = ({ columns }: ImportRules, field: string): string =>
  Object.keys(columns).find((id) => columns[id]!.field === field) ?? field;

/** Exactly what the export writes, with or without the quote before formulas. */
function isUnchanged({ field, write }: ImportColumn, text: string, before: RowValues): boolean {
  const stored = lineBreaks(write(before[field] ?? null));
  return lineBreaks(text) === stored || lineBreaks(withoutQuote(text)) === stored;
}

/** Spreadsheets write their own line breaks. */
const lineBreaks = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

function changesOfLine(
  rules: ImportRules,
  key: string,
  before: RowValues | null,
  values: RowValues,
): Change[] {
  const { table } = rules;
  if (!before) return [{ table, key, field: null, from: null, to: rules.newRow!(values) }];
  return Object.entries(values).flatMap(([field, to]) => {
    const from = before[field] ?? null;
    return isSameValue(from, to) ? [] : [{ table, key, field, from, to }];
  });
}
