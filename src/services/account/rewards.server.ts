import { sql } from 'kysely';
import type { ClaimStatus } from '#domain/game/game.ts';
import { levelOf, pointsPerLevel } from '#domain/game/rewards.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '../shared/customer.ts';
import { selectCouponUses, type UsedCoupon } from './coupon-uses.server.ts';

export type CouponState = 'waiting' | 'usable' | 'used' | 'expired' | 'rejected';

export interface GameCoupon {
  id: string;
  code: string;
  description: string;
  discountType: 'percentage' | 'fixed';
  /** An exact decimal: percents, or an amount. */
  value: string;
  state: CouponState;
  expiresAt: Date | null;
  usedAt: Date | null;
}

export interface RewardsOverview {
  points: number;
  level: number;
  /** Progress to the next level. */
  progress: { done: number; whole: number };
  coupons: GameCoupon[];
  prizes: { id: string; name: string; status: ClaimStatus; claimedAt: Date }[];
  /** Newest first. */
  couponUses: UsedCoupon[];
  history: {
    id: string;
    points: number;
    reason: 'prize_claimed' | 'claim_rejected' | 'staff';
    at: Date;
  }[];
}

const maxShown = 50;

interface RewardReader {
  customer: Customer;
  locale: Locale;
  now: Date;
}

/** Points with their history, what was won in the game, and which coupons were used. */
export async function readRewards({
  customer,
  locale,
  now,
}: RewardReader): Promise<RewardsOverview> {
  const { userId } = customer;
  const [[rewards], coupons, couponUses, prizes, history] = await asUser(customer).read(
    db.selectFrom('user_rewards').select('points').where('user_id', '=', userId),
    selectGameCoupons(userId),
    selectCouponUses(customer).limit(maxShown),
    db
      .selectFrom('claimed_prizes')
      .select(['id', 'prize_name', 'prize_name_ar', 'status', 'claimed_at'])
      .where('user_id', '=', userId)
      .where('prize_type', '=', 'product')
      .orderBy('claimed_at', 'desc')
      .limit(maxShown),
    db
      .selectFrom('reward_history')
      .select(['id', 'points', 'reason', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(maxShown),
  );
  const points = rewards?.points ?? 0;
  return {
    points,
    level: levelOf(points),
    progress: { done: points % pointsPerLevel, whole: pointsPerLevel },
    coupons: coupons.map((coupon) => ({
      id: coupon.id,
      code: coupon.code,
      description: localized(locale, coupon.description, coupon.description_ar),
      discountType: coupon.discount_type,
      value: coupon.discount_value,
      state: couponState(coupon, now),
      expiresAt: coupon.expires_at,
      usedAt: coupon.used_at,
    })),
    couponUses,
    prizes: prizes.map((prize) => ({
      id: prize.id,
      name: localized(locale, prize.prize_name, prize.prize_name_ar),
      status: prize.status,
      claimedAt: prize.claimed_at,
    })),
    history: history.map(({ id, points: change, reason, created_at }) => ({
      id,
      points: change,
      reason,
      at: created_at,
    })),
  };
}

function selectGameCoupons(userId: string) {
  return db
    .selectFrom('coupons as c')
    .leftJoin('coupon_usage as u', 'u.coupon_id', 'c.id')
    .leftJoin('claimed_prizes as p', 'p.id', 'c.claimed_prize_id')
    .select(['c.id', 'c.code', 'c.description', 'c.description_ar', 'c.discount_type'])
    .select(['c.discount_value', 'c.expires_at', 'c.is_active', 'u.used_at'])
    .select('p.status as claim')
    .where('c.for_user_id', '=', userId)
    .where('c.source', '=', 'game')
    .orderBy('c.created_at', 'desc')
    .limit(maxShown);
}

interface CouponRow {
  used_at: Date | null;
  claim: string | null;
  expires_at: Date | null;
  is_active: boolean;
}

export function couponState(
  { used_at, claim, expires_at, is_active }: CouponRow,
  now: Date,
): CouponState {
  if (used_at) return 'used';
  if (claim === 'rejected') return 'rejected';
  if (expires_at && expires_at <= now) return 'expired';
  return is_active ? 'usable' : 'waiting';
}

export interface UsableCoupon {
  code: string;
  discountType: 'percentage' | 'fixed';
  value: string;
  expiresAt: Date | null;
}

/** Coupons that the customer can use today: from the game, and those waiting for the next cart. */
export function selectUsableCoupons({ userId }: Customer, now: Date) {
  return sql<UsableCoupon>`
    select c.code, c.discount_type as "discountType", c.discount_value as value,
      c.expires_at as "expiresAt"
    from public.coupons c
    where c.is_active and c.starts_at <= ${now} and (c.expires_at is null or c.expires_at > ${now})
      and (c.for_user_id = ${userId} or exists (
        select from public.user_pending_coupons p
        where p.coupon_id = c.id and p.user_id = ${userId} and p.used_at is null
      ))
      and not exists (
        select from public.coupon_usage u where u.coupon_id = c.id and u.user_id = ${userId}
      )
    order by c.expires_at nulls last, c.code
    limit 6`;
}
