import { campaignStatuses } from '../../campaigns/campaign.ts';

/** What the lists of notifications and of newsletters have in common. */
export const campaignColumns = {
  title: { type: 'text', phone: 'title', isSortable: true },
  status: {
    type: 'status',
    phone: 'badge',
    filter: { kind: 'choice', values: campaignStatuses },
  },
} as const;

export const campaignViews = {
  drafts: 'status=draft',
  scheduled: 'status=scheduled&sort=sendAt',
  sent: 'status=sent',
} as const;
