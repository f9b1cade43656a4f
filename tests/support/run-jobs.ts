import { runOnce } from 'graphile-worker';
import type pg from 'pg';
import { openJobPool } from '#platform/jobs/job-pool.server.ts';
import { jobLogger } from '#platform/jobs/job-logger.server.ts';
import type { Task } from '#platform/jobs/job.ts';
import { toTaskList } from '#platform/jobs/task-list.server.ts';
import { allTasks } from '#services/jobs/all-tasks.server.ts';
import type { MailTransport } from '#services/mail/mail-transport.server.ts';
import type { TestDatabase } from './database.ts';

interface RunJobsOptions {
  now?: Date;
  transport?: MailTransport;
  tasks?: readonly Task[];
}

/** Runs every job that is due, one after the other, and returns when none is left. */
export async function runJobs(
  { url }: Pick<TestDatabase, 'url'>,
  { now = new Date(), transport, tasks = allTasks({ transport }) }: RunJobsOptions = {},
): Promise<void> {
  const pgPool = openJobPool(url);
  try {
    const taskList = toTaskList(tasks, { now: () => now });
    await runOnce({ pgPool, taskList, logger: jobLogger, noHandleSignals: true });
  } finally {
    await pgPool.end();
  }
}

/** As if the wait between two attempts were over. */
export async function makeJobsDue(owner: pg.Client): Promise<void> {
  await owner.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()');
}

/** As if there had been a mail server when these mails were written. */
export async function queueUnsentMails(owner: pg.Client): Promise<void> {
  await owner.query(`
    with queued as (
      update public.mail_outbox set status = 'queued' where status = 'kept' returning id
    )
    select graphile_worker.add_job('send-mail', json_build_object('mailId', id),
      max_attempts => 14, job_key => 'mail:' || id)
    from queued`);
}
