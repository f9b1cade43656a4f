import { sql } from 'kysely';
import { asSystem } from '../database/run-as.server.ts';

export interface QueueFigures {
  /** Due and not running. */
  waiting: number;
  /** Failed so often that only staff start them again. */
  failed: number;
  oldestWaitingSeconds: number;
  /** Names of jobs that failed five times, which takes minutes, and are still tried. */
  retried: string[];
}

export async function readQueueFigures(): Promise<QueueFigures> {
  // As system: the queue belongs to the system role.
  const [[figures]] = await asSystem().read(sql<QueueFigures>`
    select count(*) filter (where is_waiting)::int as waiting,
      count(*) filter (where attempts >= max_attempts and locked_at is null)::int as failed,
      coalesce(extract(epoch from now() - min(run_at) filter (where is_waiting)), 0)::float8
        as "oldestWaitingSeconds",
      coalesce(array_agg(distinct task_identifier) filter (
        where attempts between 5 and max_attempts - 1 and last_error is not null), '{}') as retried
    from (
      select *, attempts < max_attempts and locked_at is null and run_at <= now() as is_waiting
      from graphile_worker.jobs
    ) jobs`);
  return figures!;
}
