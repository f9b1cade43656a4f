import { sql } from 'kysely';
import { isUuid } from '#platform/database/uuid.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { countStop } from '../campaigns/count-stop.server.ts';

/** Ends the subscription of this token; idempotent. `of` is the newsletter that the link was in. */
export async function unsubscribe(
  token: string,
  now: Date,
  of: string | null = null,
): Promise<{ ok: true } | { ok: false; reason: 'unknown_token' }> {
  if (!isUuid(token)) return { ok: false, reason: 'unknown_token' };
  // As system: the token is the only authorization.
  const [[ended]] = await asSystem().write(sql<{ id: string }>`
    update public.newsletter_subscriptions
    set unsubscribed_at = coalesce(unsubscribed_at, ${now})
    where unsubscribe_token = ${token} returning id`);
  if (ended && of) await asSystem().write(countStop(of, { subscriptionId: ended.id }, now));
  return ended ? { ok: true } : { ok: false, reason: 'unknown_token' };
}
