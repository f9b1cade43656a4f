import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Job } from './job.ts';

interface EnqueueOptions {
  /** A waiting job with the same key is replaced. */
  jobKey?: string;
  runAt?: Date;
  maxAttempts?: number;
}

/** Adds a job in the caller's transaction: it runs if and only if that commits. */
export async function enqueueJob<Payload>(
  trx: Transaction<DB>,
  job: Job<Payload>,
  payload: Payload,
  options: EnqueueOptions = {},
): Promise<void> {
  await enqueueJobQuery(job, payload, options).execute(trx);
}

/** The same as a query, to send in a pipeline. Only the system role may use the queue. */
export function enqueueJobQuery<Payload>(
  job: Job<Payload>,
  payload: Payload,
  { jobKey, runAt, maxAttempts = job.maxAttempts }: EnqueueOptions = {},
) {
  const json = JSON.stringify(job.payload.parse(payload));
  return sql<{ id: string }>`
    select private.add_job(
      ${job.name}, ${json}::json, ${runAt ?? null}::timestamptz, ${maxAttempts}::integer,
      ${jobKey ?? null}::text, ${job.queue ?? null}::text) as id`;
}
