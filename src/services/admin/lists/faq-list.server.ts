import { sql } from 'kysely';
import { faqList } from '#domain/admin/lists/faq-list.ts';
import { containing, valuesOf } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

const lacksArabic = sql`(coalesce(i.question_ar, '') = '' or coalesce(i.answer_ar, '') = '')`;

export const faqSource = defineListSource(faqList, () => ({
  from: sql`public.faq_items i left join public.faq_categories c on c.id = i.category_id`,
  id: sql`i.id`,
  columns: {
    question: sql`i.question`,
    category: sql`c.name`,
    // By category first. No index spans two tables; there are as many questions as people read.
    place: {
      value: sql`(i.display_order + 1)::integer`,
      sort: { by: sql`(c.display_order::bigint * 100000 + i.display_order)`, type: 'bigint' },
    },
    missingArabic: lacksArabic,
    isVisible: sql`i.is_visible`,
    changed: sql`i.updated_at`,
  },
  filters: { category: (value) => sql`i.category_id::text = any (${valuesOf(value)}::text[])` },
  search: (text) => sql`(i.question ilike ${containing(text)}
    or i.question_ar ilike ${containing(text)})`,
  extras: {
    arabicQuestion: sql<string | null>`i.question_ar`,
    arabicCategory: sql<string | null>`c.name_ar`,
  },
}));
