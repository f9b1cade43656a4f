import { useMemo } from 'react';
import type { linkFindingsList } from '#domain/admin/lists/link-findings-list.ts';
import type { FindingKind, FindingPlace } from '#domain/seo/finding.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../lists/list-context.ts';

/** What visitors meet comes before what search engines alone notice. */
const serious: ReadonlySet<string> = new Set(['link_broken', 'title_missing', 'arabic_missing']);

/** Before the first check there is nothing to say about the pages. */
export function useFindingListTexts(isChecked: boolean): ListTexts<typeof linkFindingsList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('admin.pages.seoFindings'),
      search: t('adminSeo.findings.search'),
      column: (id) => t(`adminSeo.findings.columns.${id}`),
      view: (id) => t(`adminSeo.findings.views.${id}`),
      value: (id, value) => {
        if (id === 'kind') return t(`adminSeo.findings.kinds.${value as FindingKind}`);
        if (id === 'locale') return t(`adminSeo.findings.locales.${value as 'en' | 'ar'}`);
        return id === 'place' ? t(`adminSeo.findings.places.${value as FindingPlace}`) : value;
      },
      tone: (id, value) => (id === 'kind' ? (serious.has(value) ? 'sale' : 'warning') : undefined),
      empty: isChecked
        ? { title: t('adminSeo.findings.empty'), text: t('adminSeo.findings.emptyText') }
        : { title: t('adminSeo.findings.never'), text: t('adminSeo.findings.neverText') },
    }),
    [t, isChecked],
  );
}
