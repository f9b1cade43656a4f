import { defineTask } from '#platform/jobs/job.ts';
import { checkOrderHold } from './check-order-hold.server.ts';
import { checkOrderHoldJob } from './order-hold-job.server.ts';

export const checkOrderHoldTask = defineTask(checkOrderHoldJob, ({ orderId }, { now }) =>
  checkOrderHold(orderId, now),
);
