import { sql } from 'kysely';
import { z } from 'zod';
import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { defineJob, defineTask } from '#platform/jobs/job.ts';

const sweepSearchMissesJob = defineJob({
  name: 'sweep-search-misses',
  payload: z.object({}),
  maxAttempts: 3,
});

const storedWeeks = 26;

/** Deletes what was searched for in vain more than half a year ago. */
export const sweepSearchMissesTask = defineTask(
  sweepSearchMissesJob,
  async (_payload, { now }) => {
    // As system: no client deletes these rows.
    await asSystem().write(
      db
        .deleteFrom('search_misses')
        .where(
          'week',
          '<',
          sql<string>`(${now}::timestamptz - make_interval(weeks => ${storedWeeks}))::date`,
        ),
    );
  },
  { cron: '40 3 * * *' },
);
