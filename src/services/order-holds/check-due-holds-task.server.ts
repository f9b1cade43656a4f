import { z } from 'zod';
import { defineJob, defineTask } from '#platform/jobs/job.ts';
import { checkDueHolds } from './check-due-holds.server.ts';

const checkDueHoldsJob = defineJob({
  name: 'check-due-holds',
  payload: z.object({}),
  maxAttempts: 3,
});

/** One look each minute for all orders: a job for each would cost as much as a part of the order. */
export const checkDueHoldsTask = defineTask(
  checkDueHoldsJob,
  (_payload, { now }) => checkDueHolds(now),
  { cron: '* * * * *' },
);
