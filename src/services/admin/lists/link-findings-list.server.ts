import { sql } from 'kysely';
import { linkFindingsList } from '#domain/admin/lists/link-findings-list.ts';
import type { FindingKind, FindingPlace } from '#domain/seo/finding.ts';
import { containing } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

export const linkFindingsSource = defineListSource(linkFindingsList, () => ({
  from: sql`public.link_findings f`,
  id: sql`f.id`,
  columns: {
    page: sql`f.page`,
    kind: sql`f.kind`,
    locale: sql`f.locale`,
    target: sql`f.target`,
    place: sql`f.place`,
    found: sql`f.found_at`,
  },
  search: (text) => sql`f.page ilike ${containing(text)} or f.target ilike ${containing(text)}`,
  extras: {
    /** What repairs it. */
    fault: sql<{ kind: FindingKind; place: FindingPlace; locale: 'en' | 'ar' }>`
      jsonb_build_object('kind', f.kind, 'place', f.place, 'locale', f.locale)`,
    productId: sql<string | null>`(select p.id from public.products p
      where p.slug = substring(f.page from '^/product/(.*)$'))`,
  },
}));
