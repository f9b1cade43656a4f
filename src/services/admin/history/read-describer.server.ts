import { sql } from 'kysely';
import type { Locale } from '#i18n/locale.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Customer } from '#services/shared/customer.ts';
import type { Describer } from './describe-values.server.ts';
import type { RecordedValues } from './history-line.ts';
import { keyReferences, people, referenceOf } from './value-kinds.ts';

/** What rows of other tables are called, in English and Arabic. */
const nameQueries: Readonly<Record<string, ReturnType<typeof sql>>> = {
  [people]: sql`select id, coalesce(nullif(full_name, ''), email) as name, null as name_ar
    from public.profiles`,
  products: sql`select id, name, name_ar from public.products`,
  product_variants: sql`select id, sku as name, null as name_ar from public.product_variants`,
  coupons: sql`select id, code as name, null as name_ar from public.coupons`,
  orders: sql`select id, number as name, null as name_ar from public.orders`,
  return_requests: sql`select r.id, o.number as name, null as name_ar
    from public.return_requests r join public.orders o on o.id = r.order_id`,
  order_timeline: sql`select t.id, o.number as name, null as name_ar
    from public.order_timeline t join public.orders o on o.id = t.order_id`,
  custom_service_requests: sql`select id, coalesce(nullif(project_title, ''), full_name) as name,
    null as name_ar from public.custom_service_requests`,
  contact_messages: sql`select id, full_name as name, null as name_ar from public.contact_messages`,
  notification_categories: sql`select id, name, name_ar from public.notification_categories`,
  faq_categories: sql`select id, name, name_ar from public.faq_categories`,
  careers: sql`select id, title as name, title_ar as name_ar from public.careers`,
  notification_campaigns: sql`select id, title as name, title_ar as name_ar
    from public.notification_campaigns`,
  page_sections: sql`select id, display_name as name, display_name_ar as name_ar
    from public.page_sections`,
  projects: sql`select id, title as name, title_ar as name_ar from public.projects`,
  portfolio_projects: sql`select id, title_en as name, title_ar as name_ar
    from public.portfolio_projects`,
  portfolio_images: sql`select id, alt_en as name, alt_ar as name_ar from public.portfolio_images`,
  game_prizes: sql`select id, name, name_ar from public.game_prizes`,
  claimed_prizes: sql`select id, prize_name as name, prize_name_ar as name_ar
    from public.claimed_prizes`,
};

interface NamedRow {
  id: string;
  table: string;
  name: string | null;
  nameAr: string | null;
}

/** Reads, as the reader, what is needed to describe these lines: names of records, words, currency. */
export async function readDescriber(
  lines: readonly RecordedValues[],
  { actor, locale }: { actor: Customer; locale: Locale },
): Promise<Describer> {
  const wanted = Map.groupBy(lines.flatMap(referredRows), ({ table }) => table);
  const rows = [...wanted].map(
    ([
      table,
      refs,
    ]) => sql`select ${table}::text as "table", r.id::text as id, r.name, r.name_ar as "nameAr"
      from (${nameQueries[table]}) r where r.id = any (${refs.map(({ id }) => id)}::uuid[])`,
  );
  const [staff, [shop], dictionary, orders, named] = await asUser(actor).read(
    sql<{ id: string; name: string }>`select id, name from public.staff_names()`,
    sql<{ currency: string }>`select currency from public.site_settings`,
    sql<NamedRow>`
      select 'terms' as "table", value as id, name, name_ar as "nameAr" from public.product_terms
      union all select 'governorates', code, name, name_ar from public.governorates`,
    sql<{ id: string; currency: string }>`select id::text, currency from public.orders
      where id = any (${lines.map(({ rowKey }) => rowKey ?? '').filter(isUuid)}::uuid[])`,
    rows.length > 0
      ? sql<NamedRow>`${sql.join(rows, sql` union all `)}`
      : sql<NamedRow>`select null as "table" where false`,
  );
  const records = new Map<string, string>();
  for (const { table, id, name, nameAr } of [...dictionary, ...named]) {
    const text = (locale === 'ar' && nameAr) || name;
    if (text) records.set(`${table} ${id}`, text);
  }
  for (const { id, name } of staff) records.set(`${people} ${id}`, name);
  return {
    locale,
    records,
    currency: shop?.currency ?? 'EGP',
    currencies: new Map(orders.map(({ id, currency }) => [id, currency])),
  };
}

function referredRows({ table, rowKey, before, after }: RecordedValues) {
  const own = nameQueries[table] ? table : keyReferences[table];
  const key = { table: own ?? '', id: rowKey?.split('/')[0] ?? '' };
  const values = [before, after].flatMap((side) =>
    Object.entries(side).flatMap(([column, value]) =>
      [value].flat().map((each) => ({
        table: referenceOf(table, column) ?? '',
        id: String(each),
      })),
    ),
  );
  return [key, ...values].filter(({ table: name, id }) => nameQueries[name] && isUuid(id));
}
