import { sql, type RawBuilder } from 'kysely';
import { portfolioList } from '#domain/admin/lists/portfolio-list.ts';
import { containing } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

const oneLanguage = (english: RawBuilder<unknown>, arabic: RawBuilder<unknown>) =>
  sql`(coalesce(${english}, '') <> '') <> (coalesce(${arabic}, '') <> '')`;

/** A text that stands in one language only. */
const lacksArabic = sql`(coalesce(p.title_ar, '') = ''
  or ${oneLanguage(sql`p.location_en`, sql`p.location_ar`)}
  or ${oneLanguage(sql`p.client_en`, sql`p.client_ar`)}
  or ${oneLanguage(sql`p.description_en`, sql`p.description_ar`)}
  or ${oneLanguage(sql`p.challenge_en`, sql`p.challenge_ar`)}
  or ${oneLanguage(sql`p.solution_en`, sql`p.solution_ar`)}
  or ${oneLanguage(sql`p.client_quote_en`, sql`p.client_quote_ar`)}
  or (cardinality(p.materials_en) = 0) <> (cardinality(p.materials_ar) = 0)
  or exists (select from public.portfolio_highlights h
    where h.project_id = p.id and (coalesce(h.title_ar, '') = ''
      or ${oneLanguage(sql`h.description_en`, sql`h.description_ar`)})))`;

const unnamedPicture = sql`exists (select from public.portfolio_images i where i.portfolio_id = p.id
  and (coalesce(i.alt_en, '') = '' or coalesce(i.alt_ar, '') = ''))`;

/** The same that `portfolioFindings` reports as red. */
const isReady = sql`not (${lacksArabic} or ${unnamedPicture}
  or (p.main_image is null
    and not exists (select from public.portfolio_images i where i.portfolio_id = p.id)))`;

export const portfolioSource = defineListSource(portfolioList, () => ({
  from: sql`public.portfolio_projects p`,
  id: sql`p.id`,
  columns: {
    picture: sql`coalesce(p.main_image, (select i.image_url from public.portfolio_images i
      where i.portfolio_id = p.id order by i.display_order, i.id limit 1))`,
    title: sql`p.title_en`,
    titleAr: sql`p.title_ar`,
    category: sql`p.category`,
    date: { value: sql`p.date`, isNullable: true },
    location: sql`p.location_en`,
    pictures: sql`(select count(*)::integer from public.portfolio_images i
      where i.portfolio_id = p.id)`,
    products: sql`(select count(*)::integer from public.portfolio_products l
      where l.portfolio_id = p.id)`,
    missingArabic: lacksArabic,
    isReady,
    status: sql`p.status`,
    changed: sql`p.updated_at`,
    created: sql`p.created_at`,
    seoTitle: sql`p.seo_title_en`,
    seoTitleAr: sql`p.seo_title_ar`,
    seoDescription: sql`p.seo_description_en`,
    seoDescriptionAr: sql`p.seo_description_ar`,
  },
  search: (text) => sql`(p.title_en ilike ${containing(text)}
    or p.title_ar ilike ${containing(text)})`,
  extras: {
    arabicTitle: sql<string | null>`p.title_ar`,
    arabicLocation: sql<string | null>`p.location_ar`,
  },
}));
