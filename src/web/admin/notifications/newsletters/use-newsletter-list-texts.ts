import { useMemo } from 'react';
import type { newslettersList } from '#domain/admin/lists/newsletters-list.ts';
import type { CampaignStatus } from '#domain/campaigns/campaign.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../../lists/list-context.ts';
import { campaignTones } from '../campaign-tones.ts';

export function useNewsletterListTexts(): ListTexts<typeof newslettersList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('adminNotifications.newsletters.caption'),
      search: t('adminNotifications.list.search'),
      column: (id) => t(`adminNotifications.newsletters.columns.${id}`),
      view: (id) => t(`adminNotifications.list.views.${id}`),
      value: (id, value) => {
        if (id === 'status') return t(`adminNotifications.statuses.${value as CampaignStatus}`);
        if (id === 'language') return t(`adminNotifications.languages.${value as 'en' | 'ar'}`);
        return value;
      },
      tone: (id, value) => (id === 'status' ? campaignTones[value as CampaignStatus] : undefined),
      empty: {
        title: t('adminNotifications.newsletters.empty'),
        text: t('adminNotifications.newsletters.emptyText'),
      },
    }),
    [t],
  );
}
