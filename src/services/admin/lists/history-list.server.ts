import { sql } from 'kysely';
import type { FilterValue } from '#domain/admin/lists/filter-value.ts';
import { historyList } from '#domain/admin/lists/history-list.ts';
import { loggedValues, loggedWithCorrections } from '../history/logged-values.ts';
import { containing } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

/** The audit log, for admins. */
export const historySource = defineListSource(historyList, () => ({
  from: loggedWithCorrections,
  id: sql`a.id`,
  idType: 'bigint',
  columns: {
    record: { value: sql`a.row_label`, isNullable: true },
    table: sql`a.table_name`,
    op: sql`a.op`,
    // In CSV files; the page shows the values by name.
    fields: sql`concat_ws(' → ', a.before::text, a.after::text)`,
    actor: { value: sql`a.actor_name`, isNullable: true },
    at: sql`a.at`,
  },
  filters: {
    actor: (value) => sql`a.actor_id = any (${choicesOf(value)}::uuid[])`,
    key: (value) => sql`a.row_key = ${textOf(value)}`,
    set: (value) => sql`a.change_set::text = ${textOf(value)}`,
  },
  search: (text) => sql`a.row_label ilike ${containing(text)}`,
  extras: {
    rowKey: sql<string>`a.row_key`,
    ...loggedValues,
    note: sql<string | null>`a.note`,
    changeSet: sql<
      string | null
    >`(select s.id from public.change_sets s where s.id = a.change_set)`,
  },
}));

const uuid = /^[0-9a-f-]{36}$/;
const choicesOf = (value: FilterValue): string[] =>
  value.kind === 'choice' ? value.values.filter((id) => uuid.test(id)) : [];
const textOf = (value: FilterValue): string => (value.kind === 'text' ? value.text : '');
