import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';

/** Publishes a scheduled version at its time. */
export const publishVersionJob = defineJob({
  name: 'publish-version',
  payload: z.object({ version: z.uuid() }),
  maxAttempts: 10,
});
