import { defineTask } from '#platform/jobs/job.ts';
import { carryOutDecisionJob } from './carry-out-decision-job.ts';
import { carryOutDecision } from './carry-out-decision.server.ts';

export const carryOutDecisionTask = defineTask(carryOutDecisionJob, (stored, { now }) =>
  carryOutDecision(stored, now),
);
