import { z } from 'zod';
import { defineJob, defineTask } from '#platform/jobs/job.ts';
import { rotateSigningKeys } from './rotate-signing-keys.server.ts';

const rotateSigningKeysJob = defineJob({
  name: 'rotate-signing-keys',
  payload: z.object({}),
  maxAttempts: 5,
});

export const rotateSigningKeysTask = defineTask(
  rotateSigningKeysJob,
  (_payload, { now }) => rotateSigningKeys(now),
  { cron: '20 2 * * *' },
);
