import { sql } from 'kysely';
import type { Change } from '#domain/admin/changes.ts';
import type { LeftOutRow } from '#domain/admin/lists/bulk-edit.ts';
import type { Locale } from '#i18n/locale.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Customer } from '#services/shared/customer.ts';
import { describeFields, tableName, type Describer } from '../history/describe-values.server.ts';
import type { RecordedValues, ShownField } from '../history/history-line.ts';
import { readDescriber } from '../history/read-describer.server.ts';
import { people } from '../history/value-kinds.ts';
import type { ChangeCounts } from './change-results.ts';
import { removesForGood } from './table-changes.ts';
import { addedLabel, readRowLabels, rowName } from './read-row-labels.server.ts';

export interface ShownChangeSet {
  id: string;
  title: string;
  state: 'previewed' | 'applied' | 'undone';
  by: string | null;
  /** The name of the list that the rows were chosen from. */
  list: string | null;
  createdAt: Date;
  appliedAt: Date | null;
  undoneAt: Date | null;
  counts: ChangeCounts;
  /** Those of the page. */
  rows: ShownSetRow[];
  page: number;
  pages: number;
  /** Rows that the preview left out. */
  problems: LeftOutRow[];
  /** It removes rows that no undo can bring back. */
  isFinal: boolean;
}

export interface ShownSetRow {
  table: string;
  key: string;
  label: string;
  /** Whether the row is added, removed or changed. */
  op: 'insert' | 'update' | 'delete';
  fields: ShownField[];
}

interface StoredSet extends Pick<
  ShownChangeSet,
  'id' | 'title' | 'state' | 'list' | 'createdAt' | 'appliedAt' | 'undoneAt' | 'counts'
> {
  actorId: string;
  changes: Change[];
  problems: LeftOutRow[];
}

const rowsOnPage = 100;

/** A set and a page of its rows; null for those of others, unless an admin asks. */
export async function readChangeSet(
  id: string,
  { actor, locale, page: wanted = 1 }: { actor: Customer; locale: Locale; page?: number },
): Promise<ShownChangeSet | null> {
  if (!isUuid(id)) return null;
  const [[set]] = await asUser(actor).read(
    sql<StoredSet>`
      select id, title, state, list, actor_id as "actorId", created_at as "createdAt",
        applied_at as "appliedAt", undone_at as "undoneAt", counts, changes, problems
      from public.change_sets where id = ${id}::uuid
        and (applied_at is not null or actor_id = ${actor.userId})`,
  );
  if (!set) return null;
  const { changes, problems, actorId, ...rest } = set;
  const rows = [...Map.groupBy(changes, rowName).values()];
  const pages = Math.max(1, Math.ceil(rows.length / rowsOnPage));
  const page = Math.min(Math.max(1, wanted), pages);
  const shown = rows.slice((page - 1) * rowsOnPage, page * rowsOnPage);
  const describer = await readDescriber(shown.map(recordedRow), { actor, locale });
  const unnamed = problems.flatMap(({ table, key, label }) =>
    table && key && !label ? [{ table, key }] : [],
  );
  const named = await readRowLabels(id, [...shown.flat(), ...unnamed], actor);
  const labels = new Map([...changes.flatMap(addedLabel), ...named]);
  return {
    ...rest,
    by: describer.records.get(`${people} ${actorId}`) ?? null,
    rows: shown.map((ofRow) => describeRow(ofRow, describer, labels)),
    page,
    pages,
    isFinal: removesForGood(changes),
    problems: problems.map((problem) => ({
      ...problem,
      label: problem.label || labels.get(`${problem.table} ${problem.key}`) || (problem.key ?? ''),
    })),
  };
}

function describeRow(
  ofRow: readonly Change[],
  describer: Describer,
  labels: ReadonlyMap<string, string>,
): ShownSetRow {
  const first = ofRow[0]!;
  const op = first.field !== null ? 'update' : first.from === null ? 'insert' : 'delete';
  return {
    table: tableName(first.table, describer.locale),
    key: first.key,
    label: labels.get(rowName(first)) ?? first.key,
    op,
    // A whole product has dozens of fields; its name says which one goes.
    fields: removesForGood(ofRow) ? [] : describeFields(recordedRow(ofRow), describer),
  };
}

/** The changes of one row as the log would hold them. */
function recordedRow(ofRow: readonly Change[]): RecordedValues {
  const side = (name: 'from' | 'to') =>
    Object.assign(
      {},
      ...ofRow.map((change) =>
        change.field === null ? change[name] : { [change.field]: change[name] },
      ),
    ) as Record<string, unknown>;
  const { table, key: rowKey } = ofRow[0]!;
  return { table, rowKey, before: side('from'), after: side('to'), hidden: [] };
}
