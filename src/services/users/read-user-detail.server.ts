import { sql } from 'kysely';
import { localized, type Locale } from '#i18n/locale.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { selectAddresses, toCustomerAddress } from '#services/addresses/addresses.server.ts';
import { describeDevice } from '#services/game/describe-device.ts';
import { accountsWhere, isBanned, profileOf } from '#services/identity/accounts.server.ts';
import { selectOrders, toOrderSummary } from '#services/orders/order-summaries.server.ts';
import { actorHasRole } from '../shared/actor-has-role.server.ts';
import type { Staff } from '../shared/staff.ts';
import type { UserDetail } from './user-detail.ts';
import {
  countOrders,
  maxEntries,
  selectActions,
  selectClaims,
  selectJoined,
  selectPoints,
  selectPointsHistory,
  selectSessions,
} from './user-queries.server.ts';

/** One account with everything around it; null for callers who are no admin and unknown accounts. */
export async function readUserDetail(
  userId: string,
  { actor, now, locale }: Staff & { locale: Locale },
): Promise<UserDetail | null> {
  if (!isUuid(userId) || !(await actorHasRole(actor, 'admin'))) return null;
  const { account, profile, joined, ...found } = await readRows(userId);
  if (!account || !profile) return null;
  return {
    ...profile,
    // Of the profile, by which the list of accounts is sorted.
    createdAt: joined?.at ?? account.created_at,
    confirmedAt: account.email_confirmed_at,
    lastSignInAt: account.last_sign_in_at,
    blockedUntil: isBanned(account, now) ? account.banned_until : null,
    roles: account.roles,
    addresses: found.addresses.map((row) => toCustomerAddress(row, locale)),
    orders: found.orders.map(toOrderSummary),
    orderCount: Number(found.orderCount?.count ?? 0),
    points: found.rewards?.points ?? 0,
    pointsHistory: found.pointsHistory,
    claims: found.claims.map((claim) => ({
      id: claim.id,
      prize: localized(locale, claim.prize_name, claim.prize_name_ar),
      instagramUsername: claim.instagram_username,
      status: claim.status,
      claimedAt: claim.claimed_at,
    })),
    sessions: found.sessions.map((session) => {
      const { browser, os } = describeDevice(session.userAgent);
      return { ...session, browser, system: os };
    }),
    actions: found.actions,
  };
}

async function readRows(userId: string) {
  // As system: users cannot read accounts and sessions; the role is checked above.
  const [[account], [profile], addresses, orders, [orderCount], ...rest] = await asSystem().read(
    accountsWhere(sql`id = ${userId}`),
    profileOf(userId),
    selectAddresses(userId),
    selectOrders({ userId }).limit(maxEntries),
    countOrders(userId),
    selectClaims(userId),
    selectPoints(userId),
    selectPointsHistory(userId),
    selectSessions(userId),
    selectActions(userId),
    selectJoined(userId),
  );
  const [claims, [rewards], pointsHistory, sessions, actions, [joined]] = rest;
  const lists = { addresses, orders, claims, pointsHistory, sessions, actions };
  return { account, profile, joined, orderCount, rewards, ...lists };
}
