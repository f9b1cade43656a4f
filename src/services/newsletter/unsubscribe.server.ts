import { sql } from 'kysely';
import { isUuid } from '#platform/database/uuid.ts';
import { asSystem } from '#platform/database/run-as.server.ts';

/** Ends the subscription of this token; idempotent. */
export async function unsubscribe(
  token: string,
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: 'unknown_token' }> {
  if (!isUuid(token)) return { ok: false, reason: 'unknown_token' };
  // As system: the token is the only authorization.
  const [[ended]] = await asSystem().write(sql<{ id: string }>`
    update public.newsletter_subscriptions
    set unsubscribed_at = coalesce(unsubscribed_at, ${now})
    where unsubscribe_token = ${token} returning id`);
  return ended ? { ok: true } : { ok: false, reason: 'unknown_token' };
}
