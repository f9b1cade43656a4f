import { useMemo } from 'react';
import type { workshopsList } from '#domain/admin/lists/workshops-list.ts';
import { crafts } from '#domain/catalog/workshop.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../../lists/list-context.ts';

export function useWorkshopListTexts(): ListTexts<typeof workshopsList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('adminProducts.workshops.caption'),
      search: t('adminProducts.workshops.search'),
      column: (id) => t(`adminProducts.workshops.columns.${id}`),
      view: (id) => t(`adminProducts.workshops.views.${id}`),
      value: (_column, value) => {
        const craft = crafts.find((each) => each === value);
        return craft ? t(`adminProducts.workshops.crafts.${craft}`) : value;
      },
      empty: {
        title: t('adminProducts.workshops.empty'),
        text: t('adminProducts.workshops.emptyText'),
      },
    }),
    [t],
  );
}
