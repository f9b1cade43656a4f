import { z } from 'zod';
import { defineJob, defineTask } from '#platform/jobs/job.ts';
import { sweepIdentity } from './sweep-identity.server.ts';

const sweepIdentityJob = defineJob({
  name: 'sweep-identity',
  payload: z.object({}),
  maxAttempts: 3,
});

export const sweepIdentityTask = defineTask(
  sweepIdentityJob,
  (_payload, { now }) => sweepIdentity(now),
  { cron: '10 * * * *' },
);
