import type { TimedResponse } from './send-order.ts';

/** The value below which the given share of the times lies, in milliseconds. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/** Such as '429 × 12' for each status other than 201; 0 means no response. */
export function describeFailures(answered: readonly TimedResponse[]): string {
  const rejected = answered.filter(({ status }) => status !== 201);
  const groups = Object.entries(Object.groupBy(rejected, ({ status }) => status));
  return groups.map(([status, those]) => `${status} × ${those?.length}`).join(', ') || 'all placed';
}
