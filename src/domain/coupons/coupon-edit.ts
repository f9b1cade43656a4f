import { z } from 'zod';
import type { RowValues } from '../admin/changes.ts';
import type { ProposedValues } from '../admin/lists/bulk-edit.ts';
import { cairoMoment } from './coupon-input.ts';

/** What can be done to many coupons at once. */
export const couponEditInput = z.discriminatedUnion('edit', [
  z.object({ edit: z.literal('switchOff') }),
  z.object({ edit: z.literal('switchOn') }),
  z.object({ edit: z.literal('extend'), until: cairoMoment }),
]);

export type CouponEdit = z.output<typeof couponEditInput>;
export const couponEditNames = ['switchOff', 'switchOn', 'extend'] as const;

/** The new values of one coupon, or why it stays as it is. */
export function proposeCouponEdit(
  record: RowValues,
  source: string | null,
  edit: CouponEdit,
): ProposedValues {
  if (source === 'game') return { ok: false, problem: 'game_coupon' };
  if (edit.edit !== 'extend') return { ok: true, values: { is_active: edit.edit === 'switchOn' } };
  return proposeEnd(record, edit.until);
}

function proposeEnd(record: RowValues, until: string): ProposedValues {
  const end = timeOf(record['expires_at']);
  if (end === null || end >= Date.parse(until)) return { ok: false, problem: 'ends_later' };
  if ((timeOf(record['starts_at']) ?? 0) >= Date.parse(until)) {
    return { ok: false, problem: 'end_before_start' };
  }
  return { ok: true, values: { expires_at: until } };
}

const timeOf = (stored: unknown): number | null =>
  typeof stored === 'string' ? Date.parse(stored) : null;
