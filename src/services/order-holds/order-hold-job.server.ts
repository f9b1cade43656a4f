import { z } from 'zod';
import { enqueueJobQuery } from '#platform/jobs/enqueue-job.server.ts';
import { defineJob } from '#platform/jobs/job.ts';

export const checkOrderHoldJob = defineJob({
  name: 'check-order-hold',
  payload: z.object({ orderId: z.uuid() }),
  maxAttempts: 14,
});

/** One waiting job for each order: scheduling it again moves it. */
export const scheduleHoldCheckQuery = (orderId: string, runAt: Date) =>
  enqueueJobQuery(checkOrderHoldJob, { orderId }, { jobKey: `order-hold:${orderId}`, runAt });
