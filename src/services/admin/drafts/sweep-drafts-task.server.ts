import { z } from 'zod';
import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { defineJob, defineTask } from '#platform/jobs/job.ts';

const sweepDraftsJob = defineJob({ name: 'sweep-drafts', payload: z.object({}), maxAttempts: 3 });

const storedDays = 30;

/** Forgets drafts that were left alone for a month. */
export const sweepDraftsTask = defineTask(
  sweepDraftsJob,
  async (_payload, { now }) => {
    const before = new Date(now.getTime() - storedDays * 86_400_000);
    // As system: the job belongs to no user.
    await asSystem().write(db.deleteFrom('record_drafts').where('updated_at', '<', before));
  },
  { cron: '50 3 * * *' },
);
