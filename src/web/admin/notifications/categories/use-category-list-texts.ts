import { useMemo } from 'react';
import type { notificationCategoriesList } from '#domain/admin/lists/notification-categories-list.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../../lists/list-context.ts';

export function useCategoryListTexts(): ListTexts<typeof notificationCategoriesList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('adminNotifications.categories.caption'),
      search: t('adminNotifications.categories.search'),
      column: (id) => t(`adminNotifications.categories.columns.${id}`),
      view: (id) => t(`adminNotifications.categories.views.${id}`),
      empty: {
        title: t('adminNotifications.categories.empty'),
        text: t('adminNotifications.categories.emptyText'),
      },
    }),
    [t],
  );
}
