import type { ComponentProps, ReactNode } from 'react';
import { useLanguage } from '#i18n/react.tsx';
import type { CampaignDetail } from '#services/campaigns/read-campaign.server.ts';
import { RecordPage } from '../records/record-page.tsx';
import type { CampaignResult } from './campaign-button.tsx';
import { CampaignState } from './campaign-state.tsx';

type FrameProps = ComponentProps<typeof RecordPage>;

interface CampaignPageProps extends Pick<FrameProps, 'history' | 'page' | 'back' | 'tools'> {
  detail: CampaignDetail;
  serverResult?: CampaignResult;
  /** What a draft shows, and what one that is on its way shows. */
  draft: ReactNode;
  sent: ReactNode;
}

/** Title, state and removal of a notification or newsletter. */
export function CampaignPage({ detail, draft, sent, serverResult, ...frame }: CampaignPageProps) {
  const { t, locale } = useLanguage();
  const { campaign } = detail;
  const isDraft = campaign.status === 'draft';
  return (
    <RecordPage
      isNew={false}
      title={locale === 'ar' ? campaign.title_ar : campaign.title}
      removal={isDraft ? { consequence: t('adminNotifications.removal') } : undefined}
      {...{ ...frame, serverResult }}
    >
      <CampaignState {...{ detail, serverResult }} />
      {isDraft ? draft : sent}
    </RecordPage>
  );
}
