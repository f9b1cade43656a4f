import { sql } from 'kysely';
import type { Locale } from '#i18n/locale.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { Campaign } from './campaign.ts';

export interface TakenMail {
  id: string;
  attempts: number;
  email: string;
  name: string;
  locale: Locale;
  userId: string | null;
  /** Ends the subscription to the newsletter. */
  token: string | null;
  /** False for those who unsubscribed since they were written down. */
  isWanted: boolean;
}

/** Mails in one job, so that a process that stops has little to finish. */
const batchSize = 100;

/** Seconds that mails belong to the job that took them. It stops well before. */
const takenSeconds = 120;

/**
 * Takes the next mails for this job alone: rows that another process has just taken are passed over,
 * those of a killed one come back after two minutes.
 */
export async function takeMails({ id, category_id }: Campaign, now: Date): Promise<TakenMail[]> {
  // As system: only it knows recipients and their addresses.
  const [mails] = await asSystem().write(sql<TakenMail>`
    with due as (
      select id from public.campaign_recipients
      where campaign_id = ${id} and mail = 'waiting' and next_at <= ${now}
      order by next_at, id limit ${batchSize} for update skip locked
    ), taken as (
      update public.campaign_recipients r
      set next_at = ${now}::timestamptz + make_interval(secs => ${takenSeconds}), attempts = r.attempts + 1
      from due where r.id = due.id
      returning r.id, r.user_id, r.subscription_id, r.attempts
    )
    select t.id, t.attempts, coalesce(u.email, s.email) as email, coalesce(p.full_name, '') as name,
      coalesce(p.locale, s.locale) as locale, t.user_id as "userId", s.unsubscribe_token as token,
      case when u.id is not null
        then coalesce(f.email, true) and (u.banned_until is null or u.banned_until <= ${now})
        else s.unsubscribed_at is null and s.bounced_at is null end as "isWanted"
    from taken t
    left join auth.users u on u.id = t.user_id
    left join public.profiles p on p.id = t.user_id
    left join public.notification_preferences f on f.user_id = t.user_id and f.category_id = ${category_id}
    left join public.newsletter_subscriptions s on s.id = t.subscription_id
    order by t.id`);
  return mails;
}

/** Gives back what was taken and not tried. */
export async function returnMails(ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await asSystem().write(sql`
    update public.campaign_recipients set next_at = ${now}, attempts = attempts - 1
    where id = any (${[...ids]}::uuid[]) and mail = 'waiting'`);
}
