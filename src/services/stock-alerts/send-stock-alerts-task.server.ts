import { z } from 'zod';
import { defineJob, defineTask } from '#platform/jobs/job.ts';
import { sendStockAlerts } from './send-stock-alerts.server.ts';

const sendStockAlertsJob = defineJob({
  name: 'send-stock-alerts',
  payload: z.object({}),
  maxAttempts: 3,
});

/** Looks each minute, because stock changes in many ways: returns, staff, imports. */
export const sendStockAlertsTask = defineTask(
  sendStockAlertsJob,
  async (_payload, { now }) => {
    await sendStockAlerts(now);
  },
  { cron: '* * * * *' },
);
