import { sql } from 'kysely';
import type { Locale } from '#i18n/locale.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { describeFields, tableName } from './describe-values.server.ts';
import { loggedValues, loggedWithCorrections } from './logged-values.ts';
import type { HistoryLine, RecordedValues } from './history-line.ts';
import { readDescriber } from './read-describer.server.ts';

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
  const [lines] = await asUser(actor).read(
    sql<Omit<HistoryLine, 'fields'> & RecordedValues>`
      select a.id::text, case when a.table_name <> ${table} then a.row_key end as part, a.at, a.actor_name as actor, a.op, a.note, ${loggedValues.hidden} as hidden,
        a.table_name as "table", a.row_key as "rowKey",
        ${loggedValues.before} as before, ${loggedValues.after} as after,
        (select s.id from public.change_sets s where s.id = a.change_set) as "changeSet"
      from ${loggedWithCorrections}
      where (a.table_name = any (${[table, ...also]}::text[]) and a.row_key = ${rowKey})
        or (a.table_name = ${parts?.table ?? ''} and a.row_key = any (${[...(parts?.names.keys() ?? [])]}))
      order by a.id desc limit ${maxLines}`,
  );
  const describer = await readDescriber(lines, { actor, locale });
  return lines.map(({ before, after, hidden, part, table: of, rowKey: key, ...line }) => ({
    ...line,
    part: part && (parts?.names.get(part) ?? tableName(of, locale)),
    fields: describeFields({ table: of, rowKey: key, before, after, hidden }, describer),
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
