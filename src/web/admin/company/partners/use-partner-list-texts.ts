import { useMemo } from 'react';
import type { partnersList } from '#domain/admin/lists/partners-list.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../../lists/list-context.ts';

export function usePartnerListTexts(): ListTexts<typeof partnersList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('adminCompany.partners.caption'),
      search: t('adminCompany.partners.search'),
      column: (id) => t(`adminCompany.partners.columns.${id}`),
      view: (id) => t(`adminCompany.partners.views.${id}`),
      empty: {
        title: t('adminCompany.partners.empty'),
        text: t('adminCompany.partners.emptyText'),
      },
    }),
    [t],
  );
}
