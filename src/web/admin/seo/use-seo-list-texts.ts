import { useMemo } from 'react';
import type { robotsChoices, seoList } from '#domain/admin/lists/seo-list.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../lists/list-context.ts';

type RobotsChoice = (typeof robotsChoices)[number];

export function useSeoListTexts(): ListTexts<typeof seoList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('admin.pages.seo'),
      search: t('adminSeo.pages.search'),
      column: (id) => t(`adminSeo.pages.columns.${id}`),
      filter: (id) => t(`adminSeo.pages.filters.${id}`),
      view: (id) => t(`adminSeo.pages.views.${id}`),
      value: (id, value) =>
        id === 'robots' ? t(`adminSeo.pages.robots.${value as RobotsChoice}`) : value,
      tone: (id, value) => (id === 'robots' && value === 'index' ? 'success' : undefined),
      empty: { title: t('adminSeo.pages.empty'), text: t('adminSeo.pages.emptyText') },
    }),
    [t],
  );
}
