import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { matchHeader, plainName } from '#domain/admin/imports/match-header.ts';
import { withoutQuote } from '#domain/csv/formula-quote.ts';
import { planImport, type FileLine, type ImportPlan } from '#domain/admin/imports/plan-import.ts';
import type { ImportColumn } from '#domain/admin/imports/import-column.ts';
import { visibleList } from '#domain/admin/lists/visible-list.ts';
import { locales } from '#i18n/locale.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { runInSlices } from '#platform/parsing/run-in-slices.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { RateLimited } from '#services/shared/rate-limited.ts';
import { takeRateLimits, type RateLimit } from '#services/shared/rate-limits.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import type { PreviewResult } from '../changes/change-results.ts';
import { previewChanges } from '../changes/preview-changes.server.ts';
import { readRecords } from '../changes/read-records.server.ts';
import { rolesOfStaff } from '../lists/roles-of-staff.server.ts';
import type { ImportSource } from './import-source.ts';
import { parseFile, type ParsedFile } from './parse-file.server.ts';

interface ImportInput {
  file: { name: string; bytes: Uint8Array };
  /** Columns that the editor selected for unknown headers, by their place. */
  selected: ReadonlyMap<number, string>;
}

export type PreviewImportResult =
  | PreviewResult
  | Extract<ParsedFile, { ok: false }>
  | { ok: false; reason: 'unknown_columns'; headers: { place: number; text: string }[] }
  | { ok: false; reason: 'no_key' }
  | RateLimited;

/** A dry run of a large file takes seconds of the database. */
const perAccount: RateLimit = { name: 'import/account', allowance: 60, seconds: 60 * 60 };

/** Tries a file and stores what it would change as a preview, with the lines that are left out. */
export async function previewImport(
  importSource: ImportSource,
  { file, selected }: ImportInput,
  staff: Staff,
): Promise<PreviewImportResult> {
  const { source, table, code, newRow, check } = importSource;
  if (!visibleList(source.list, await rolesOfStaff(staff.actor))) {
    return { ok: false, reason: 'forbidden' };
  }
  const allowed = await takeRateLimits(staff.now, [perAccount, staff.actor.userId]);
  if (!allowed.ok) return allowed;
  const parsed = await parseFile(file.bytes);
  if (!parsed.ok) return parsed;
  const columns = await importSource.columns();
  const matched = matchHeader(parsed.header, namesOf(importSource, columns), selected);
  if (matched.unknown.length > 0) {
    const headers = matched.unknown.map((place) => ({ place, text: parsed.header[place]! }));
    return { ok: false, reason: 'unknown_columns', headers };
  }
  if (!matched.columns.some((id) => id === 'id' || id === code.column)) {
    return { ok: false, reason: 'no_key' };
  }
  const lines = parsed.records.map((record) => lineOf(record, matched.columns));
  const headerOf = (column: string) => parsed.header[matched.columns.indexOf(column)] ?? column;
  const rules = { table, columns, code: code.column, headerOf, newRow, check };
  const stored = { ...(await readStored(importSource, lines, staff)), newId: randomUUID };
  const plan = await runInSlices(planImport(lines, rules, stored));
  const leftOutColumns = parsed.header
    .filter((text, place) => matched.columns[place] === null && text !== '')
    .map((label) => ({ key: null, label, problem: 'column_left_out' }));
  return previewChanges(
    {
      title: file.name.slice(0, 200) || source.list.name,
      list: source.list.name,
      changes: plan.changes,
      problems: isAboutRows(plan) ? [...plan.problems, ...leftOutColumns] : [],
      skipRejected: true,
      nameRow: (key) => plan.origins.get(key),
    },
    staff,
  );
}

/** For a file that changes nothing, only a notice that says so. */
const isAboutRows = ({ changes, problems }: ImportPlan) =>
  changes.length > 0 || problems.length > 0;

/** The names of each column in files: its id, its field, and its labels in both languages. */
function namesOf({ source, label }: ImportSource, columns: Readonly<Record<string, ImportColumn>>) {
  const known = Object.entries(columns).flatMap(([id, { field }]) =>
    [id, field, ...locales.map((locale) => label(id, locale))].map(
      (name) => [plainName(name), id] as const,
    ),
  );
  const others = Object.keys(source.list.columns).filter((id) => !(id in columns));
  const money = Object.keys(source.list.columns).map((id) => plainName(`${id}_currency`));
  return {
    names: new Map([['id', 'id'], ...known]),
    ignored: new Set([...others.map(plainName), ...money]),
  };
}

function lineOf(
  { line, cells }: { line: number; cells: readonly string[] },
  columns: readonly (string | null)[],
): FileLine {
  const named = columns.flatMap((id, place) =>
    id === null || cells[place] === undefined ? [] : [[id, cells[place]] as const],
  );
  const hasMore = cells.slice(columns.length).some((cell) => cell !== '');
  return { line, cells: new Map(named), hasMore };
}

/** Everything that the file may be about, as the member of staff sees it. */
async function readStored(
  { table, code }: ImportSource,
  lines: readonly FileLine[],
  { actor }: Staff,
) {
  const ids = lines.map(({ cells }) => cells.get('id')?.trim().toLowerCase() ?? '').filter(isUuid);
  const codes = lines.flatMap(({ cells }) => {
    const text = cells.get(code.column);
    return text ? [withoutQuote(text.trim())] : [];
  });
  const [found] = await asUser(actor).read(sql<{ id: string; code: string }>`
    select id, ${sql.ref(code.field)} as code from ${sql.table(table)}
    where ${sql.ref(code.field)} = any (${codes}::text[])`);
  const idOfCode = new Map(found.map((row) => [row.code, row.id]));
  const byId = await readRecords(table, [...new Set([...ids, ...idOfCode.values()])], actor);
  return { byId, idOfCode };
}
