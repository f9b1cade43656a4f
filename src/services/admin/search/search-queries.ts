import { sql, type RawBuilder } from 'kysely';
import { phoneDigits, type SearchGroup } from '#domain/admin/staff-search.ts';
import { normalizeForSearch } from '#domain/search/normalize-for-search.ts';
import type { Locale } from '#i18n/locale.ts';
import { containing } from '../lists/filter-sql.ts';

interface Found {
  id: string;
  title: string;
  detail: string;
}

/** Results of each group. */
const limit = sql.lit(6);

const phoneMatches = (column: RawBuilder<unknown>, term: string) => {
  const digits = phoneDigits(normalizeForSearch(term));
  return digits === null ? sql`false` : sql`${column} like ${containing(digits)}`;
};

const matches = (term: string, ...columns: RawBuilder<unknown>[]) => {
  const pattern = containing(term);
  return sql.join(
    columns.map((column) => sql`${column} ilike ${pattern}`),
    sql` or `,
  );
};

/** The column in the reader's language; in English where there is no Arabic. */
const inLanguage = (locale: Locale, column: string) =>
  locale === 'ar' ? sql`coalesce(${sql.ref(`${column}_ar`)}, ${sql.ref(column)})` : sql.ref(column);

/** Digits as people type them in Arabic; numbers and codes are stored in Western ones. */
const asCode = (term: string) => normalizeForSearch(term).trim();

/** Newest first, except products, which come by name. */
export const searchQueries: Record<
  SearchGroup,
  (term: string, locale: Locale) => RawBuilder<Found>
> = {
  orders: (term) => sql`
    select o.id, o.number as title, coalesce(o.address ->> 'full_name', '') as detail
    from public.orders o
    where ${matches(asCode(term), sql`o.number`, sql`o.email`)}
      or ${matches(term, sql`(o.address ->> 'full_name')`)} or ${phoneMatches(sql`o.phone`, term)}
    order by o.created_at desc, o.id limit ${limit}`,
  // One for each phone number, by its latest order.
  buyers: (term) => sql`
    select b.id, b.title, b.detail from (
      select distinct on (o.phone) o.id, coalesce(o.address ->> 'full_name', o.phone) as title,
        o.phone as detail, o.created_at
      from public.orders o
      where o.phone <> '' and (${matches(asCode(term), sql`o.email`)}
        or ${matches(term, sql`(o.address ->> 'full_name')`)} or ${phoneMatches(sql`o.phone`, term)})
      order by o.phone, o.created_at desc, o.id
    ) b order by b.created_at desc, b.id limit ${limit}`,
  customers: (term) => sql`
    select p.id, coalesce(nullif(p.full_name, ''), p.email) as title, p.email as detail
    from public.profiles p
    where ${matches(term, sql`p.full_name`, sql`p.email`)} or ${phoneMatches(sql`p.phone`, term)}
    order by p.created_at desc, p.id limit ${limit}`,
  products: (term, locale) => sql`
    select p.id, ${inLanguage(locale, 'p.name')} as title,
      p.sku as detail
    from public.products p
    where ${matches(term, sql`p.name`, sql`p.name_ar`)} or ${matches(asCode(term), sql`p.sku`)}
      or p.id in (select id from private.search_products(${term}) where rank > 0)
      or exists (select from public.product_variants v
        where v.product_id = p.id and v.sku = upper(${asCode(term)}))
    order by p.name, p.id limit ${limit}`,
  requests: (term) => sql`
    select r.id, r.project_title as title, r.full_name as detail
    from public.custom_service_requests r
    where ${matches(term, sql`r.project_title`, sql`r.full_name`, sql`r.email`)}
      or ${phoneMatches(sql`r.phone`, term)}
    order by r.created_at desc, r.id limit ${limit}`,
  messages: (term) => sql`
    select m.id, m.full_name as title, m.email as detail
    from public.contact_messages m
    where ${matches(term, sql`m.full_name`, sql`m.email`)} or ${phoneMatches(sql`m.phone`, term)}
    order by m.created_at desc, m.id limit ${limit}`,
  claims: (term, locale) => sql`
    select c.id, '@' || c.instagram_username as title,
      ${inLanguage(locale, 'c.prize_name')} as detail
    from public.claimed_prizes c
    where ${matches(asCode(term).replace(/^@/, ''), sql`c.instagram_username`)}
    order by c.claimed_at desc, c.id limit ${limit}`,
  portfolio: (term, locale) => sql`
    select p.id, coalesce(${locale === 'ar' ? sql`p.title_ar` : sql`p.title_en`}, p.title_en) as title,
      coalesce(${locale === 'ar' ? sql`p.location_ar` : sql`p.location_en`}, p.location_en, '') as detail
    from public.portfolio_projects p where ${matches(term, sql`p.title_en`, sql`p.title_ar`)}
    order by p.created_at desc, p.id limit ${limit}`,
  projects: (term, locale) => sql`
    select p.id, ${inLanguage(locale, 'p.title')} as title,
      coalesce(${inLanguage(locale, 'p.location')}, '') as detail
    from public.projects p where ${matches(term, sql`p.title`, sql`p.title_ar`)}
    order by p.created_at desc, p.id limit ${limit}`,
  applications: (term) => sql`
    select a.id, a.full_name as title, a.position as detail
    from public.job_applications a
    where ${matches(term, sql`a.full_name`, sql`a.email`)} or ${phoneMatches(sql`a.phone`, term)}
    order by a.created_at desc, a.id limit ${limit}`,
  questions: (term, locale) => sql`
    select f.id, ${inLanguage(locale, 'f.question')} as title, ${inLanguage(locale, 'c.name')} as detail
    from public.faq_items f join public.faq_categories c on c.id = f.category_id
    where ${matches(term, sql`f.question`, sql`f.question_ar`, sql`f.answer`, sql`f.answer_ar`)}
    order by f.created_at desc, f.id limit ${limit}`,
  team: (term, locale) => sql`
    select m.id, ${inLanguage(locale, 'm.name')} as title, ${inLanguage(locale, 'm.position')} as detail
    from public.team_members m
    where ${matches(term, sql`m.name`, sql`m.name_ar`, sql`m.position`, sql`m.position_ar`)}
    order by m.created_at desc, m.id limit ${limit}`,
  vacancies: (term, locale) => sql`
    select c.id, ${inLanguage(locale, 'c.title')} as title, ${inLanguage(locale, 'c.department')} as detail
    from public.careers c where ${matches(term, sql`c.title`, sql`c.title_ar`)}
    order by c.created_at desc, c.id limit ${limit}`,
  partners: (term, locale) => sql`
    select p.id, ${inLanguage(locale, 'p.name')} as title, coalesce(p.website_url, '') as detail
    from public.partners p where ${matches(term, sql`p.name`, sql`p.name_ar`)}
    order by p.created_at desc, p.id limit ${limit}`,
  workshops: (term, locale) => sql`
    select w.id, ${inLanguage(locale, 'w.name')} as title, ${inLanguage(locale, 'w.town')} as detail
    from public.workshops w
    where ${matches(term, sql`w.name`, sql`w.name_ar`, sql`w.town`, sql`w.town_ar`)}
    order by w.created_at desc, w.id limit ${limit}`,
};
