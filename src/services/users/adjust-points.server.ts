import type { Bilingual } from '#domain/bilingual.ts';
import { notifyCustomer } from '#services/notifications/notify-customer.server.ts';
import type { Staff } from '../shared/staff.ts';
import { recordAccountAction } from './record-account-action.server.ts';
import { runAsAdmin, type AdminRejection } from './run-as-admin.server.ts';

export interface PointsChange {
  userId: string;
  /** Negative to take points away. */
  points: number;
  reason: string;
}

export type AdjustPointsResult =
  | { ok: true; points: number }
  | AdminRejection
  | { ok: false; reason: 'not_enough_points'; details: { points: string } };

const pointsAdded: Bilingual = { en: 'You have received points', ar: 'وصلتك نقاط جديدة' };
const pointsTaken: Bilingual = { en: 'Your points were corrected', ar: 'تم تعديل رصيد نقاطك' };

/** Adds or takes away points. Their history stays their sum, and they never fall below zero. */
export function adjustPoints(
  { userId, points, reason }: PointsChange,
  staff: Staff,
): Promise<AdjustPointsResult> {
  return runAsAdmin<AdjustPointsResult>(userId, staff, async ({ trx }) => {
    await trx
      .insertInto('user_rewards')
      .values({ user_id: userId })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute();
    // Locked: a claim may be rewarded or rejected at the same time.
    const { points: present } = await trx
      .selectFrom('user_rewards')
      .select('points')
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (present + points < 0) {
      return { ok: false, reason: 'not_enough_points', details: { points: String(present) } };
    }
    await trx
      .insertInto('reward_history')
      .values({ user_id: userId, points, reason: 'staff', created_at: staff.now })
      .execute();
    await notifyCustomer(trx, {
      userId,
      category: 'rewards',
      title: points > 0 ? pointsAdded : pointsTaken,
      link: '/account/rewards',
      now: staff.now,
    });
    await recordAccountAction(trx, userId, { action: 'points_adjusted', points, reason }, staff);
    return { ok: true, points: present + points };
  });
}
