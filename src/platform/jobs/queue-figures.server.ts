import { sql } from 'kysely';
import { asSystem } from '../database/run-as.server.ts';

export interface QueueFigures {
  /** Due and not running. */
  waiting: number;
  /** Failed so often that only staff start them again. */
  failed: number;
  oldestWaitingSeconds: number;
}

export async function readQueueFigures(): Promise<QueueFigures> {
  // As system: the queue belongs to the system role.
  const [[figures]] = await asSystem().read(sql<QueueFigures>`
    select count(*) filter (where is_waiting)::int as waiting,
      count(*) filter (where attempts >= max_attempts and locked_at is null)::int as failed,
      coalesce(extract(epoch from now() - min(run_at) filter (where is_waiting)), 0)::float8
        as "oldestWaitingSeconds"
    from (
      select *, attempts < max_attempts and locked_at is null and run_at <= now() as is_waiting
      from graphile_worker.jobs
    ) jobs`);
  return figures!;
}
