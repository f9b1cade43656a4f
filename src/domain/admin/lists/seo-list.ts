import { defineList } from './list.ts';

/** Short names of the robots setting, which stand in the address of a filtered list. */
export const robotsChoices = ['index', 'noindex', 'nofollow'] as const;

/** Every public page with its texts for search engines. */
export const seoList = defineList({
  name: 'seo',
  roles: ['marketing'],
  columns: {
    page: { type: 'text', phone: 'title', isSortable: true },
    title: { type: 'text' },
    titleAr: { type: 'text' },
    description: { type: 'text', phone: 'hidden', isOptional: true },
    descriptionAr: { type: 'text', phone: 'hidden', isOptional: true },
    robots: { type: 'status', phone: 'badge', filter: { kind: 'choice', values: robotsChoices } },
    findings: { type: 'number' },
    changed: { type: 'time', phone: 'hidden' },
  },
  filters: { withoutArabic: { kind: 'flag' }, withoutTexts: { kind: 'flag' } },
  hasSearch: true,
  defaultSort: 'page',
  views: { withoutTexts: 'withoutTexts=yes', withoutArabic: 'withoutArabic=yes' },
});
