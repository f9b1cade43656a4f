import { sql } from 'kysely';
import type { Locale } from '#i18n/locale.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { describeFields } from './describe-values.server.ts';
import { exactValues } from './exact-values.ts';
import type { HistoryLine, RecordedValues } from './history-line.ts';

interface HistoryQuery {
  table: string;
  /** Other tables whose lines are about the same record, under the same key. */
  also?: readonly string[];
  rowKey: string;
  /** Rows of another table that belong to the record, by their keys, and how each is called. */
  parts?: { table: string; names: ReadonlyMap<string, string> };
  locale: Locale;
}

const maxLines = 50;

/**
 * The latest changes of one record, newest first. As the member of staff: the policies show them to those
 * who may change the table.
 */
export async function readHistory(
  { table, also = [], parts, rowKey, locale }: HistoryQuery,
  actor: Customer,
): Promise<HistoryLine[]> {
  const [staff, lines] = await asUser(actor).read(
    staffNamesQuery,
    sql<Omit<HistoryLine, 'fields'> & RecordedValues>`
      select a.id::text, case when a.table_name <> ${table} then a.row_key end as part, a.at, a.actor_name as actor, a.op, a.note, a.hidden,
        ${exactValues('a.before')} as before, ${exactValues('a.after')} as after,
        (select s.id from public.change_sets s where s.id = a.change_set) as "changeSet"
      from public.audit_log a
      where (a.table_name = any (${[table, ...also]}::text[]) and a.row_key = ${rowKey})
        or (a.table_name = ${parts?.table ?? ''} and a.row_key = any (${[...(parts?.names.keys() ?? [])]}))
      order by a.id desc limit ${maxLines}`,
  );
  const describer = { locale, names: namesById(staff) };
  return lines.map(({ before, after, hidden, part, ...line }) => ({
    ...line,
    part: part && (parts?.names.get(part) ?? part),
    fields: describeFields({ before, after, hidden }, describer),
  }));
}

export const staffNamesQuery = sql<{ id: string; name: string }>`
  select id, name from public.staff_names()`;

export const namesById = (staff: readonly { id: string; name: string }[]) =>
  new Map(staff.map(({ id, name }) => [id, name]));

/** Colleagues, for filters and choices. */
export async function readStaffNames(actor: Customer) {
  const [staff] = await asUser(actor).read(staffNamesQuery);
  return staff;
}
