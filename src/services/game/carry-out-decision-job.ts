import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';

export const carryOutDecisionJob = defineJob({
  name: 'carry-out-claim-decision',
  payload: z.object({ claimId: z.uuid(), decisionId: z.uuid() }),
  maxAttempts: 14,
});
