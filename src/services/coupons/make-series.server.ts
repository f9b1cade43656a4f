import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { drawCouponCodes } from '#domain/coupons/coupon-code.ts';
import type { CouponSeriesInput } from '#domain/coupons/coupon-input.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Random } from '#platform/random.ts';
import { applyChanges } from '../admin/changes/apply-changes.server.ts';
import { toRecordResult, type RecordSaved } from '../admin/records/record-results.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { takeRateLimits, type RateLimit } from '../shared/rate-limits.server.ts';
import type { Staff } from '../shared/staff.ts';
import { couponRecord } from './coupon-record.ts';

const seriesOfStaff: RateLimit = { name: 'coupon/series', allowance: 10, seconds: 60 * 60 };

type SeriesMade = RecordSaved | RateLimited;

/**
 * Makes coupons with the same terms and drawn codes, all of them or none; the change set takes all of
 * them back while none was used. Sent again, a form finds the series that it made.
 */
export async function makeSeries(
  { series, prefix, count, ...terms }: CouponSeriesInput,
  staff: Staff,
  random: Random,
): Promise<SeriesMade> {
  if (await isMade(series, staff)) return { ok: true, changeSet: null };
  const allowed = await takeRateLimits(staff.now, [seriesOfStaff, staff.actor.userId]);
  if (!allowed.ok) return allowed;
  const changes = drawCouponCodes(random.below, prefix, count).map((code, place) => ({
    table: 'coupons',
    key: idOfPlace(series, place),
    field: null,
    from: null,
    to: { ...terms, code, series_id: series },
  }));
  const result = await applyChanges({ title: 'Series of coupons', changes }, staff);
  if (!result.ok && (await isMade(series, staff))) return { ok: true, changeSet: null };
  return toRecordResult(couponRecord, result);
}

async function isMade(series: string, { actor }: Staff): Promise<boolean> {
  const [rows] = await asUser(actor).read(
    sql`select from public.coupons where series_id = ${series} limit 1`,
  );
  return rows.length > 0;
}

/** The same for each place of a series, so that of two requests at the same time one is rejected. */
function idOfPlace(series: string, place: number): string {
  const hash = createHash('sha256').update(`${series} ${place}`).digest('hex');
  return [8, 12, 16, 20, 32]
    .map((end, index) => hash.slice([0, 8, 12, 16, 20][index], end))
    .join('-');
}
