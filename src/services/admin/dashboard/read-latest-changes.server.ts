import type { Locale } from '#i18n/locale.ts';
import type { Staff } from '../../shared/staff.ts';
import { tableName } from '../history/describe-values.server.ts';
import type { HistoryLine } from '../history/history-line.ts';
import { historySource } from '../lists/history-list.server.ts';
import { readList } from '../lists/read-list.server.ts';

export interface LatestChange {
  id: string;
  table: string;
  rowKey: string;
  /** What kind of record, in the reader's language. */
  kind: string;
  label: string | null;
  op: HistoryLine['op'];
  /** Null for a former member of staff. */
  actor: string | null;
  at: Date;
}

const maxChanges = 8;

/** What staff changed last, newest first. Empty for those who may not read the history. */
export async function readLatestChanges(staff: Staff, locale: Locale): Promise<LatestChange[]> {
  const page = await readList(historySource, new URLSearchParams(), staff);
  if (!page.ok) return [];
  return page.rows.slice(0, maxChanges).map(({ id, table, rowKey, record, op, actor, at }) => ({
    id,
    table: table!,
    rowKey,
    kind: tableName(table!, locale),
    label: record,
    op: op as HistoryLine['op'],
    actor,
    at: at!,
  }));
}
