import { sql } from 'kysely';
import type { ArrangedGroup, ArrangedItem } from '#domain/admin/records/arrangement.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '../shared/customer.ts';
import { arrangedTableOf, type ArrangedKind } from './arranged-tables.ts';

interface Named {
  title: string;
}
export type ArrangeableGroup = Named & ArrangedGroup<ArrangedItem & Named & { isShown: boolean }>;

interface Row {
  id: string;
  en: string;
  ar: string | null;
  place: number;
  group: string;
  isShown: boolean;
}

/** All records of a kind in their order, by group. */
export async function readArrangement(
  kind: ArrangedKind,
  { actor, locale }: { actor: Customer; locale: Locale },
): Promise<ArrangeableGroup[]> {
  const { table, label, groups, isShown } = arrangedTableOf(kind);
  const [rows, groupRows] = await asUser(actor).read(
    // Names and conditions are those of `arrangedTables`.
    sql<Row>`select id, ${sql.ref(label)} as en, ${sql.ref(`${label}_ar`)} as ar,
        display_order::integer as place, ${sql.raw(isShown)} as "isShown",
        ${groups ? sql`${sql.ref(groups.column)}::text` : sql`''`} as "group"
      from ${sql.table(`public.${table}`)} order by display_order, id`,
    groups
      ? sql<Row>`select id, ${sql.ref(groups.label)} as en, ${sql.ref(`${groups.label}_ar`)} as ar
          from ${sql.table(`public.${groups.table}`)} order by display_order, id`
      : sql<Row>`select '' as id, '' as en, null as ar`,
  );
  const named = ({ id, en, ar }: Row) => ({ id, title: localized(locale, en, ar) });
  return groupRows.map((group) => ({
    ...named(group),
    items: rows
      .filter((row) => row.group === group.id)
      .map((row) => ({ ...named(row), place: row.place, isShown: row.isShown })),
  }));
}
