import { z } from 'zod';
import { defineJob, defineTask } from '#platform/jobs/job.ts';
import { storeInvariantReport } from './invariant-report.server.ts';

export const checkInvariantsJob = defineJob({
  name: 'check-invariants',
  payload: z.object({ requestedBy: z.uuid().nullish() }),
  maxAttempts: 3,
});

/** Every night, and when an admin asks for it. */
export const checkInvariantsTask = defineTask(
  checkInvariantsJob,
  ({ requestedBy }, { now }) => storeInvariantReport(now, requestedBy ?? null),
  { cron: '15 4 * * *' },
);
