import type pg from 'pg';
import { idOf } from '../../ids.ts';
import { insertRows, rowsOf } from '../../rows.ts';
import { daysBefore, hoursAfter } from '../../time.ts';
import { demoCampaigns, type DemoCampaign } from './campaigns.ts';

/** Campaigns of the year with those whom they reached. The demo customer got none of them. */
export async function fillCampaigns(client: pg.Client, now: Date): Promise<void> {
  const categories = await client.query<{ id: string; slug: string }>(
    'select id, slug from notification_categories',
  );
  const categoryId = (slug: string | null) =>
    categories.rows.find((category) => category.slug === slug)?.id ?? null;
  await insertRows(
    client,
    rowsOf(
      'notification_campaigns',
      demoCampaigns.map((campaign) => campaignRow(campaign, categoryId(campaign.category), now)),
    ),
  );
  await client.query(addRecipients);
  await client.query(addNotices);
  await client.query(addSums);
}

function campaignRow(campaign: DemoCampaign, categoryId: string | null, now: Date) {
  const { key, kind, daysAgo, title, titleAr, body, bodyAr, link } = campaign;
  const sentAt = daysAgo === null ? null : daysBefore(now, daysAgo);
  return {
    ...{ id: idOf('campaign', key), kind, category_id: categoryId, link_url: link, blocks: '[]' },
    ...{ title, title_ar: titleAr, body, body_ar: bodyAr },
    ...{ by_notice: kind === 'notification', by_mail: true },
    ...{
      status: sentAt ? ('sent' as const) : ('draft' as const),
      send_at: sentAt,
      started_at: sentAt,
    },
    ...{ planned_at: sentAt, finished_at: sentAt && hoursAfter(sentAt, 1) },
    created_at: daysBefore(now, (daysAgo ?? 0) + 2),
  };
}

/** A number below 100 that follows from the campaign and the person. */
const share = (person: string, salt: string) =>
  `(hashtextextended(c.id::text || ${person}::text || '${salt}', 0) & 1023) * 100 / 1024`;

/** Accounts and subscribers of that time; some mails were refused, some links were followed. */
const addRecipients = `
  insert into campaign_recipients (id, campaign_id, user_id, subscription_id, mail, next_at, sent_at, clicked_at, stopped_at)
  select md5(c.id::text || u.id)::uuid, c.id, u.id, null,
    case when ${share('u.id', 'refused')} < 2 then 'bounced' else 'sent' end, c.send_at, c.send_at,
    case when ${share('u.id', 'clicked')} < 17 then c.send_at + interval '5 hours' end, null
  from notification_campaigns c join auth.users u
    on u.created_at < c.send_at and u.email like '%@example.com'
  where c.status = 'sent' and c.kind = 'notification'
  union all
  select md5(c.id::text || s.id)::uuid, c.id, null, s.id,
    case when ${share('s.id', 'refused')} < 2 then 'bounced' else 'sent' end, c.send_at, c.send_at,
    case when ${share('s.id', 'clicked')} < 23 then c.send_at + interval '8 hours' end,
    case when s.unsubscribed_at < c.send_at + interval '9 days' then s.unsubscribed_at end
  from notification_campaigns c join newsletter_subscriptions s
    on s.created_at < c.send_at and coalesce(s.unsubscribed_at > c.send_at, true)
    and s.email like '%@example.com'
  where c.status = 'sent' and c.kind = 'newsletter'`;

const addNotices = `
  insert into notifications (id, user_id, category_id, title, title_ar, body, body_ar, link_url,
    visible_from, created_at, campaign_id, read_at)
  select md5('notice' || r.id)::uuid, r.user_id, c.category_id, c.title, c.title_ar, c.body, c.body_ar,
    '/go/' || r.id, c.send_at, c.send_at, c.id,
    case when ${share('r.id', 'read')} < 58 then c.send_at + interval '3 hours' end
  from campaign_recipients r join notification_campaigns c on c.id = r.campaign_id and c.by_notice`;

const addSums = `
  update notification_campaigns c set people = r.people, notified = r.notified, mailed = r.mailed,
    bounced = r.bounced, clicked = r.clicked, stopped = r.stopped
  from (
    select campaign_id, count(*) as people, count(user_id) as notified,
      count(*) filter (where mail = 'sent') as mailed, count(*) filter (where mail = 'bounced') as bounced,
      count(clicked_at) as clicked, count(stopped_at) as stopped
    from campaign_recipients group by 1
  ) r where r.campaign_id = c.id`;
