import { sql } from 'kysely';
import { visitLasts, type PresentColleague, type VisitInput } from '#domain/admin/presence.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { RateLimited } from '../../shared/rate-limited.ts';
import { takeRateLimits, type RateLimit } from '../../shared/rate-limits.server.ts';
import type { Staff } from '../../shared/staff.ts';

/** Twenty open pages renew 50 times a minute; the rest is for opening, editing and closing them. */
const perAccount: RateLimit = { name: 'presence/account', allowance: 240, seconds: 60 };

type VisitResult = { ok: true; colleagues: PresentColleague[] } | RateLimited;

/**
 * Records that a member of staff has a record open, and returns the colleagues who have it open too.
 * As that member: the policies know the kinds of records that they may edit, and for others this
 * stores nothing and returns none.
 */
export async function announceVisit(
  { kind, record, visit, state }: VisitInput,
  { actor, now }: Staff,
): Promise<VisitResult> {
  const allowed = await takeRateLimits(now, [perAccount, actor.userId]);
  if (!allowed.ok) return allowed;
  const own = db.deleteFrom('open_records').where('user_id', '=', actor.userId);
  if (state === 'closed') {
    await asUser(actor).write(own.where('visit_id', '=', visit));
    return { ok: true, colleagues: [] };
  }
  const since = new Date(now.getTime() - visitLasts);
  const isEditing = state === 'editing';
  const [, , colleagues] = await asUser(actor).write(
    own.where('seen_at', '<', since),
    sql`insert into public.open_records (visit_id, kind, record_id, is_editing, seen_at)
      select ${visit}::uuid, ${kind}, ${record}, ${isEditing}, ${now}
      where private.may_edit(${kind}::text)
      on conflict (user_id, visit_id)
        do update set is_editing = excluded.is_editing, seen_at = excluded.seen_at`,
    sql<PresentColleague>`
      select o.user_id as id, nullif(s.name, '') as name, bool_or(o.is_editing) as "isEditing"
      from public.open_records o join public.staff_names() s on s.id = o.user_id
      where o.kind = ${kind} and o.record_id = ${record}
        and o.user_id <> ${actor.userId} and o.seen_at >= ${since}
      group by o.user_id, s.name
      order by bool_or(o.is_editing) desc, s.name, o.user_id`,
  );
  return { ok: true, colleagues };
}
