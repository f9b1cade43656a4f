import { sql } from 'kysely';
import type { Change } from '#domain/admin/changes.ts';
import type { Locale } from '#i18n/locale.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { describeFields, tableName, type Describer } from '../history/describe-values.server.ts';
import type { ShownField } from '../history/history-line.ts';
import { namesById, staffNamesQuery } from '../history/read-history.server.ts';
import type { ChangeCounts } from './change-results.ts';

export interface ShownChangeSet {
  id: string;
  title: string;
  by: string | null;
  appliedAt: Date;
  undoneAt: Date | null;
  counts: ChangeCounts;
  /** The first of its rows. */
  rows: { table: string; key: string; label: string; fields: ShownField[] }[];
}

const maxRows = 100;

/** A set that was applied; null for those of others, unless an admin asks. */
export async function readChangeSet(
  id: string,
  { actor, locale }: { actor: Customer; locale: Locale },
): Promise<ShownChangeSet | null> {
  if (!/^[0-9a-f-]{36}$/.test(id)) return null;
  const [staff, labels, [set]] = await asUser(actor).read(
    staffNamesQuery,
    sql<{ row: string; label: string }>`
      select table_name || ' ' || row_key as row, row_label as label
      from public.audit_log where change_set = ${id}::uuid and row_label is not null`,
    sql<Omit<ShownChangeSet, 'by' | 'rows'> & { actorId: string; changes: Change[] }>`
      select id, title, actor_id as "actorId", applied_at as "appliedAt", undone_at as "undoneAt",
        counts, changes
      from public.change_sets where id = ${id}::uuid and applied_at is not null`,
  );
  if (!set) return null;
  const describer = { locale, names: namesById(staff) };
  const { changes, actorId, ...rest } = set;
  return {
    ...rest,
    by: describer.names.get(actorId) ?? null,
    rows: rowsOf(changes, describer, new Map(labels.map(({ row, label }) => [row, label]))),
  };
}

function rowsOf(
  changes: readonly Change[],
  describer: Describer,
  labels: ReadonlyMap<string, string>,
): ShownChangeSet['rows'] {
  const byRow = Map.groupBy(changes, ({ table, key }) => `${table} ${key}`);
  return [...byRow.values()].slice(0, maxRows).map((ofRow) => {
    const { table, key } = ofRow[0]!;
    const side = (name: 'from' | 'to') =>
      Object.assign(
        {},
        ...ofRow.map((change) =>
          change.field === null ? change[name] : { [change.field]: change[name] },
        ),
      ) as Record<string, unknown>;
    const values = { before: side('from'), after: side('to'), hidden: [] };
    return {
      table: tableName(table, describer.locale),
      key,
      label: labels.get(`${table} ${key}`) ?? key,
      fields: describeFields(values, describer),
    };
  });
}
