import { sql } from 'kysely';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';

export interface FailedJob {
  id: string;
  task: string;
  /** The template of the mail that was not sent, for jobs that send mail. */
  mailTemplate: string | null;
  attempts: number;
  failedAt: Date;
  /** Free of personal data: the queue stores it masked. */
  lastError: string | null;
}

export type RetryResult = { ok: true } | { ok: false; reason: 'not_found' };

/** The latest hundred, newest first. The database rejects everyone but admins. */
export async function listFailedJobs(admin: Customer): Promise<FailedJob[]> {
  const [jobs] = await asUser(admin).read(sql<FailedJob>`
    select j.id::text, j.task, m.template as "mailTemplate", j.attempts,
      j.failed_at as "failedAt", j.last_error as "lastError"
    from private.failed_jobs() j
    left join public.mail_outbox m on j.key = 'mail:' || m.id
    order by j.failed_at desc, j.id desc`);
  return jobs;
}

/** Starts the job again with all its attempts. */
export async function retryFailedJob(admin: Customer, id: string): Promise<RetryResult> {
  if (!/^\d{1,18}$/.test(id)) return { ok: false, reason: 'not_found' };
  const [[result]] = await asUser(admin).write(
    sql<{ found: boolean }>`select private.retry_failed_job(${id}::bigint) as found`,
  );
  return result?.found ? { ok: true } : { ok: false, reason: 'not_found' };
}
