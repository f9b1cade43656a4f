import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';

/** Without `days`: as many as the hourly count needs. */
export const countGamesJob = defineJob({
  name: 'count-games',
  payload: z.object({ days: z.number().int().positive().optional() }),
  maxAttempts: 3,
});
