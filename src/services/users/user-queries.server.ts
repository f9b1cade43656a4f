import { sql } from 'kysely';
import { db } from '#platform/database/query.ts';
import type { AccountAction, PointsEntry } from './user-detail.ts';

/** Entries of each list on the page of a user. */
export const maxEntries = 20;

export const countOrders = (userId: string) =>
  db
    .selectFrom('orders')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId);

export const selectJoined = (userId: string) =>
  db.selectFrom('profiles').select('created_at as at').where('id', '=', userId);

export const selectPoints = (userId: string) =>
  db.selectFrom('user_rewards').select('points').where('user_id', '=', userId);

export const selectPointsHistory = (userId: string) =>
  sql<PointsEntry>`
    select id, points, reason, created_at as at from public.reward_history
    where user_id = ${userId} order by created_at desc, id limit ${maxEntries}`;

export const selectClaims = (userId: string) =>
  db
    .selectFrom('claimed_prizes')
    .select(['id', 'prize_name', 'prize_name_ar', 'instagram_username', 'status', 'claimed_at'])
    .where('user_id', '=', userId)
    .orderBy('claimed_at', 'desc')
    .limit(maxEntries);

interface SessionFacts {
  id: string;
  userAgent: string | null;
  openedAt: Date;
  lastSeenAt: Date;
}

export const selectSessions = (userId: string) =>
  sql<SessionFacts>`
    select id, user_agent as "userAgent", created_at as "openedAt",
      coalesce(refreshed_at, created_at) as "lastSeenAt"
    from auth.sessions where user_id = ${userId}
    order by "lastSeenAt" desc, id limit ${maxEntries}`;

export const selectActions = (userId: string) =>
  sql<AccountAction>`
    select a.id, a.action, a.role, a.points, a.blocked_until as "blockedUntil", a.reason,
      nullif(p.full_name, '') as by, a.created_at as at
    from public.account_actions a left join public.profiles p on p.id = a.actor_id
    where a.user_id = ${userId} order by a.created_at desc, a.id desc limit ${maxEntries}`;
