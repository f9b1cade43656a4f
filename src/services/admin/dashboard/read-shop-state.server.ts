import { readInvariantReport } from '../../invariants/invariant-report.server.ts';
import { listFailedJobs } from '../../jobs/failed-jobs.server.ts';
import type { Staff } from '../../shared/staff.ts';

export interface ShopState {
  failedJobs: number;
  /** The latest check of the books; null before the first. */
  books: { checkedAt: Date; failed: number } | null;
}

/** For administrators, under whose rights both are read. */
export async function readShopState({ actor }: Staff): Promise<ShopState> {
  const [jobs, report] = await Promise.all([listFailedJobs(actor), readInvariantReport(actor)]);
  return {
    failedJobs: jobs.length,
    books: report && { checkedAt: report.checkedAt, failed: report.broken },
  };
}
