import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import { takeFormLimits } from '../shared/form-rate-limits.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import { links } from '../shared/links.server.ts';
import { enqueueMail } from '../mail/enqueue-mail.server.ts';

/**
 * Stores each address once. The result does not reveal whether it was known; only new or returning
 * subscribers get a mail.
 */
export async function subscribe(
  email: string,
  attempt: RequestFacts,
): Promise<{ ok: true } | RateLimited> {
  const { now, locale } = attempt;
  const allowed = await takeFormLimits('newsletter', attempt, email);
  if (!allowed.ok) return allowed;
  // As system: visitors can neither read nor write subscriptions.
  await asSystem().transaction(async (trx) => {
    const { rows } = await sql<{ token: string }>`
      insert into public.newsletter_subscriptions as known (email, locale, created_at)
      values (${email}, ${locale}, ${now})
      on conflict (email) do update
        set unsubscribed_at = null, locale = excluded.locale, unsubscribe_token = gen_random_uuid()
        where known.unsubscribed_at is not null
      returning unsubscribe_token as token`.execute(trx);
    const [subscription] = rows;
    if (!subscription) return;
    const unsubscribeUrl = links.unsubscribe(locale, subscription.token);
    await enqueueMail(trx, {
      recipient: email,
      locale,
      template: 'newsletter_welcome',
      data: { link: links.shop(locale), unsubscribe: unsubscribeUrl },
      unsubscribeUrl,
      now,
    });
  });
  return { ok: true };
}
