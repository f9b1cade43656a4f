import { useMemo } from 'react';
import type { teamList } from '#domain/admin/lists/team-list.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../../lists/list-context.ts';

export function useTeamListTexts(): ListTexts<typeof teamList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('adminCompany.team.caption'),
      search: t('adminCompany.team.search'),
      column: (id) => t(`adminCompany.team.columns.${id}`),
      view: (id) => t(`adminCompany.team.views.${id}`),
      empty: { title: t('adminCompany.team.empty'), text: t('adminCompany.team.emptyText') },
    }),
    [t],
  );
}
