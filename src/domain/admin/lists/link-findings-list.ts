import { findingKinds } from '../../seo/finding.ts';
import { defineList } from './list.ts';

/** What the hourly audit of the shop's own pages has found. */
export const linkFindingsList = defineList({
  name: 'link-findings',
  path: '/admin/seo/findings',
  roles: ['marketing', 'content_manager'],
  columns: {
    page: { type: 'code', phone: 'title', isSortable: true },
    kind: { type: 'status', phone: 'badge', filter: { kind: 'choice', values: findingKinds } },
    locale: { type: 'status', filter: { kind: 'choice', values: ['en', 'ar'] } },
    target: { type: 'code' },
    place: {
      type: 'status',
      phone: 'hidden',
      isOptional: true,
      filter: { kind: 'choice', values: ['head', 'main', 'shell', 'sitemap'] },
    },
    found: { type: 'time', isSortable: true, filter: { kind: 'days' } },
  },
  hasSearch: true,
  facets: ['kind'],
  defaultSort: 'page',
  views: {
    links: 'kind=link_broken,link_redirected,blocked_linked,orphan',
    texts: 'kind=title_missing,title_long,title_duplicate,description_missing,description_long',
    languages: 'kind=arabic_missing,hreflang_incomplete',
  },
});
