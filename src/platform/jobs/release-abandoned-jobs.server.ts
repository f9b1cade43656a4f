import { sql } from 'kysely';
import type pg from 'pg';
import { z } from 'zod';
import { asSystem } from '../database/run-as.server.ts';
import { defineJob, defineTask } from './job.ts';

/**
 * Held by the connection on which a worker listens: PostgreSQL lets go of it when the process dies,
 * however it dies.
 */
export async function holdWorkerLock(client: pg.ClientBase, workerId: string): Promise<void> {
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [workerId]);
}

const releaseAbandonedJobs = defineJob({
  name: 'release-abandoned-jobs',
  payload: z.object({}),
  maxAttempts: 3,
});

/**
 * Frees the jobs of workers that died; graphile-worker alone would wait four hours. The minute
 * protects a worker that lives and has only lost its listening connection.
 */
export const releaseAbandonedJobsTask = defineTask(
  releaseAbandonedJobs,
  async () => {
    // As system: the queue belongs to the system role.
    await asSystem().write(sql`
      select graphile_worker.force_unlock_workers(array(
        select distinct locked_by from graphile_worker.jobs
        where locked_at < now() - interval '1 minute'
          and pg_try_advisory_xact_lock(hashtextextended(locked_by, 0))))`);
  },
  { cron: '* * * * *' },
);
