import { useMemo } from 'react';
import type { applicationsList } from '#domain/admin/lists/applications-list.ts';
import type { ApplicationStatus } from '#domain/enquiries/application-status.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../../lists/list-context.ts';

export const applicationTones = {
  new: 'warning',
  in_review: 'information',
  invited: 'information',
  hired: 'success',
  declined: undefined,
} as const satisfies Record<ApplicationStatus, string | undefined>;

export function useApplicationListTexts(): ListTexts<typeof applicationsList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('adminCompany.applications.caption'),
      search: t('adminCompany.applications.search'),
      column: (id) => t(`adminCompany.applications.columns.${id}`),
      filter: (id) => t(`adminCompany.applications.filters.${id}`),
      view: (id) => t(`adminCompany.applications.views.${id}`),
      value: (id, value) =>
        id === 'status'
          ? t(`adminCompany.applications.statuses.${value as ApplicationStatus}`)
          : value,
      tone: (id, value) =>
        id === 'status' ? applicationTones[value as ApplicationStatus] : undefined,
      empty: {
        title: t('adminCompany.applications.empty'),
        text: t('adminCompany.applications.emptyText'),
      },
    }),
    [t],
  );
}
