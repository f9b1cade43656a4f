import { useMemo } from 'react';
import type { faqList } from '#domain/admin/lists/faq-list.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../../lists/list-context.ts';

export function useFaqListTexts(): ListTexts<typeof faqList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('adminCompany.faq.caption'),
      search: t('adminCompany.faq.search'),
      column: (id) => t(`adminCompany.faq.columns.${id}`),
      view: (id) => t(`adminCompany.faq.views.${id}`),
      empty: { title: t('adminCompany.faq.empty'), text: t('adminCompany.faq.emptyText') },
    }),
    [t],
  );
}
