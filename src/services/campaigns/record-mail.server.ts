import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';

/** What became of a mail; each has its counter in the campaign. */
export type MailResult = 'sent' | 'bounced' | 'failed' | 'declined';

const counters = {
  sent: 'mailed',
  bounced: 'bounced',
  failed: 'failed',
  declined: 'declined',
} as const satisfies Record<MailResult, string>;

/** Writes it down with its counter, in one statement right after the server's answer. */
export async function recordMail(id: string, result: MailResult, now: Date): Promise<void> {
  const counter = sql.ref(counters[result]);
  const statement = sql`
    with done as (
      update public.campaign_recipients
      set mail = ${result}, sent_at = case when ${result} = 'sent' then ${now}::timestamptz end
      where id = ${id} and mail = 'waiting' returning campaign_id, subscription_id
    ), refused as (
      update public.newsletter_subscriptions s set bounced_at = ${now} from done
      where s.id = done.subscription_id and ${result} = 'bounced'
    )
    update public.notification_campaigns c set ${counter} = c.${counter} + 1
    from done where c.id = done.campaign_id`;
  // As system: only it writes recipients. A second try costs nothing; a repeated mail would.
  await asSystem()
    .write(statement)
    .catch(() => asSystem().write(statement));
}

/** Tries again later. */
export async function postponeMail(id: string, until: Date): Promise<void> {
  await asSystem().write(sql`
    update public.campaign_recipients set next_at = ${until} where id = ${id} and mail = 'waiting'`);
}
