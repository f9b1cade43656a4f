import type { SeededOrder } from '../../commerce/seeded-order.ts';
import { deliveredAtOf } from '../../commerce/seeded-order.ts';
import { idOf } from '../../ids.ts';
import { type Rows, rowsOf } from '../../rows.ts';
import { hoursAfter } from '../../time.ts';
import { createRandom } from '../random.ts';
import { reviewTexts } from './review-texts.ts';

const pendingCount = 14;
const rejectedCount = 10;
const day = 24;

/**
 * Reviews of delivered pieces. None is approved, because approved ones would change the ratings in the
 * storefront; the latest wait for approval.
 */
export function yearReviewRows(orders: readonly SeededOrder[], now: Date): Rows[] {
  const random = createRandom('reviews of the year');
  const reviewed = new Set<string>();
  const delivered = orders
    .filter((order) => order.status === 'delivered' && order.userId !== null)
    .toSorted((one, other) => +deliveredAtOf(other)! - +deliveredAtOf(one)!)
    .filter(({ lines: [line], userId }) => {
      const key = `${line!.slug} ${userId}`;
      return !reviewed.has(key) && reviewed.add(key);
    });
  const toRow = (order: SeededOrder, index: number) => {
    const status = index < pendingCount ? ('pending' as const) : ('rejected' as const);
    const [rating, en, ar] = random.pick(reviewTexts[status]);
    const deliveredAt = deliveredAtOf(order)!;
    const waited = (now.getTime() - deliveredAt.getTime()) / 3_600_000;
    const written = hoursAfter(deliveredAt, Math.min(waited * 0.8, random.between(1, 9) * day));
    return {
      id: idOf('review', 'year', order.key),
      product_id: idOf('product', order.lines[0]!.slug),
      user_id: order.userId,
      rating,
      body: order.locale === 'ar' ? ar : en,
      is_anonymous: random.chance(0.15),
      status,
      verified_purchase: false,
      created_at: written,
      updated_at: written,
    };
  };
  return [rowsOf('reviews', delivered.slice(0, pendingCount + rejectedCount).map(toRow))];
}
