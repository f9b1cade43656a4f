import {
  waitingMetrics,
  waitingNames,
  type WaitingName,
} from '#domain/admin/dashboard/waiting-metrics.ts';
import type { Staff } from '../../shared/staff.ts';
import { readMetrics } from '../lists/read-metrics.server.ts';

export interface WaitingWork {
  name: WaitingName;
  count: number;
  /** Since when the oldest waits; null where age does not matter. */
  since: Date | string | null;
}

/** What waits for the roles of a member of staff: the oldest first, then what has no age. */
export async function readWaiting(staff: Staff): Promise<WaitingWork[]> {
  const values = await readMetrics(waitingMetrics, staff);
  const waiting = waitingNames.flatMap((name): WaitingWork[] => {
    const value = values[name];
    return value && value.count > 0 ? [{ name, count: value.count, since: value.first }] : [];
  });
  return waiting.toSorted((one, other) => timeOf(one) - timeOf(other));
}

const timeOf = ({ since }: WaitingWork): number =>
  since === null ? Infinity : new Date(since).getTime();
