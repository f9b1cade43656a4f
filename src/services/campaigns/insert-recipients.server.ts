import { sql } from 'kysely';
import { audienceOf, type Campaign } from './campaign.ts';
import { isInAudience } from './audience-sql.ts';
import { wantsOf, withPreference } from './count-audience.server.ts';

export interface PlannedPage {
  people: number;
  declined: number;
  notified: number;
  last: string | null;
}

interface PageOptions {
  now: Date;
  limit: number;
}

/** The next accounts of the audience, by id: their rows as recipients, and their notifications. */
export function insertAccounts(campaign: Campaign, { now, limit }: PageOptions) {
  const { id, category_id, title, title_ar, body, body_ar, link_url, planned_to } = campaign;
  const wants = wantsOf(campaign);
  return sql<PlannedPage>`
    with page as materialized (
      select u.id, ${wants.notice} as notice, ${wants.mail} as mail
      from ${withPreference(campaign)}
      where ${isInAudience(audienceOf(campaign), id, now)}
        and (${planned_to}::uuid is null or u.id > ${planned_to}::uuid)
      order by u.id limit ${limit}
    ), reached as (
      insert into public.campaign_recipients (campaign_id, user_id, mail, next_at)
      select ${id}, id, case when mail then 'waiting' else 'none' end, ${now}
      from page where notice or mail
      on conflict do nothing returning id, user_id
    ), notices as (
      insert into public.notifications (user_id, category_id, title, title_ar, body, body_ar, link_url,
        visible_from, created_by, created_at, campaign_id)
      select r.user_id, ${category_id}, ${title}, ${title_ar}, ${body ?? ''}, ${body_ar},
        case when ${link_url}::text is not null then '/go/' || r.id end, ${now}, null, ${now}, ${id}
      from reached r join page on page.id = r.user_id where page.notice
      on conflict do nothing returning id
    )
    select (select count(*) from page)::integer as people,
      (select count(*) from page where not notice and not mail)::integer as declined,
      (select count(*) from notices)::integer as notified,
      (select id from page order by id desc limit 1) as last`;
}

/** The next subscribers of the newsletter, by id. */
export function insertSubscribers(campaign: Campaign, { now, limit }: PageOptions) {
  const { id, audience_language: language, planned_to } = campaign;
  return sql<PlannedPage>`
    with page as materialized (
      select s.id from public.newsletter_subscriptions s
      where s.unsubscribed_at is null and s.bounced_at is null
        and (${language}::text is null or s.locale = ${language})
        and (${planned_to}::uuid is null or s.id > ${planned_to}::uuid)
      order by s.id limit ${limit}
    ), reached as (
      insert into public.campaign_recipients (campaign_id, subscription_id, mail, next_at)
      select ${id}, id, 'waiting', ${now} from page on conflict do nothing returning id
    )
    select (select count(*) from page)::integer as people, 0 as declined, 0 as notified,
      (select id from page order by id desc limit 1) as last`;
}
