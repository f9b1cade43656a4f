import { useMemo } from 'react';
import type { usersList } from '#domain/admin/lists/users-list.ts';
import type { StaffRole } from '#domain/identity/roles.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../lists/list-context.ts';

export function useUserListTexts(): ListTexts<typeof usersList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('adminUsers.list.caption'),
      search: t('adminUsers.list.search'),
      column: (id) => t(`adminUsers.list.columns.${id}`),
      filter: (id) => t(`adminUsers.list.filters.${id}`),
      view: (id) => t(`adminUsers.list.views.${id}`),
      value: (_id, value) => t(`admin.roles.${value as StaffRole}`),
      tone: (_id, value) => (value === 'admin' ? 'warning' : undefined),
      empty: { title: t('adminUsers.list.empty'), text: t('adminUsers.list.emptyText') },
    }),
    [t],
  );
}
