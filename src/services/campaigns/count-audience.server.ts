import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { audienceOf, type Campaign } from './campaign.ts';
import { isInAudience, reachableAccounts } from './audience-sql.ts';

export interface AudienceCount {
  people: number;
  /** Those among them who want none of this kind. */
  declined: number;
}

/** How many a campaign would reach now. */
export function audienceCount(campaign: Campaign, now: Date) {
  return campaign.kind === 'newsletter' ? countSubscribers(campaign) : countAccounts(campaign, now);
}

export async function countAudience(
  database: Kysely<DB>,
  campaign: Campaign,
  now: Date,
): Promise<AudienceCount> {
  const { rows } = await audienceCount(campaign, now).execute(database);
  return rows[0]!;
}

/** Whether a customer wants the notification or the mail; needs their preference as `f`. */
export const wantsOf = ({ by_notice, by_mail }: Campaign) => ({
  notice: sql`(${by_notice} and coalesce(f.in_app, true))`,
  mail: sql`(${by_mail} and coalesce(f.email, true))`,
});

export const withPreference = ({ category_id }: Campaign) => sql`${reachableAccounts}
  left join public.notification_preferences f
    on f.user_id = u.id and f.category_id = ${category_id}`;

function countAccounts(campaign: Campaign, now: Date) {
  const { notice, mail } = wantsOf(campaign);
  return sql<AudienceCount>`
    select count(*)::integer as people,
      (count(*) filter (where not ${notice} and not ${mail}))::integer as declined
    from ${withPreference(campaign)}
    where ${isInAudience(audienceOf(campaign), campaign.id, now)}`;
}

const countSubscribers = ({ audience_language: language }: Campaign) => sql<AudienceCount>`
  select count(*)::integer as people, 0 as declined from public.newsletter_subscriptions
  where unsubscribed_at is null and bounced_at is null
    and (${language}::text is null or locale = ${language})`;
