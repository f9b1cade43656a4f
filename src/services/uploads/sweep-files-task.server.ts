import { z } from 'zod';
import { defineJob, defineTask } from '#platform/jobs/job.ts';
import { sweepFiles } from './sweep-files.server.ts';

const sweepFilesJob = defineJob({ name: 'sweep-files', payload: z.object({}), maxAttempts: 3 });

/** Every night, when few people upload. */
export const sweepFilesTask = defineTask(
  sweepFilesJob,
  async (_payload, { now }) => {
    await sweepFiles(now);
  },
  { cron: '40 3 * * *' },
);
