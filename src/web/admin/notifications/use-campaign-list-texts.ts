import { useMemo } from 'react';
import type { campaignsList } from '#domain/admin/lists/campaigns-list.ts';
import type { CampaignStatus } from '#domain/campaigns/campaign.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../lists/list-context.ts';
import { campaignTones } from './campaign-tones.ts';

export function useCampaignListTexts(): ListTexts<typeof campaignsList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('adminNotifications.list.caption'),
      search: t('adminNotifications.list.search'),
      column: (id) => t(`adminNotifications.list.columns.${id}`),
      view: (id) => t(`adminNotifications.list.views.${id}`),
      value: (id, value) =>
        id === 'status' ? t(`adminNotifications.statuses.${value as CampaignStatus}`) : value,
      tone: (id, value) => (id === 'status' ? campaignTones[value as CampaignStatus] : undefined),
      empty: {
        title: t('adminNotifications.list.empty'),
        text: t('adminNotifications.list.emptyText'),
      },
    }),
    [t],
  );
}
