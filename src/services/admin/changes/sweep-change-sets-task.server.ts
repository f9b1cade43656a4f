import { sql } from 'kysely';
import { z } from 'zod';
import { asSystem } from '#platform/database/run-as.server.ts';
import { defineJob, defineTask } from '#platform/jobs/job.ts';

const sweepChangeSetsJob = defineJob({
  name: 'sweep-change-sets',
  payload: z.object({}),
  maxAttempts: 3,
});

/**
 * Deletes previews after their hour, and applied sets after 90 days: they hold values, while the audit
 * log goes on to name what changed. What was swept can no longer be undone.
 */
export const sweepChangeSetsTask = defineTask(
  sweepChangeSetsJob,
  async (_payload, { now }) => {
    // As system: the sets belong to many members of staff.
    await asSystem().write(sql`
      delete from change_sets where created_at < ${now}::timestamptz
        - case state when 'previewed' then interval '1 hour' else interval '90 days' end`);
  },
  { cron: '50 3 * * *' },
);
