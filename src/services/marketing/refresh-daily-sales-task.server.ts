import { z } from 'zod';
import { defineJob, defineTask } from '#platform/jobs/job.ts';
import { refreshDailySales } from './refresh-daily-sales.server.ts';

const refreshDailySalesJob = defineJob({
  name: 'refresh-daily-sales',
  payload: z.object({}),
  maxAttempts: 3,
});

/** Every five minutes, so that a page finds little left to compute. */
export const refreshDailySalesTask = defineTask(refreshDailySalesJob, refreshDailySales, {
  cron: '*/5 * * * *',
});
