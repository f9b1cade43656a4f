import type { CronItem, TaskList } from 'graphile-worker';
import type { Clock } from '../clock.ts';
import { mask } from '../log.server.ts';
import { traceWork } from '../tracing.server.ts';
import type { Task } from './job.ts';

/** Our tasks as graphile-worker wants them. */
export function toTaskList(tasks: readonly Task[], clock: Clock): TaskList {
  return Object.fromEntries(
    tasks.map((task): [string, TaskList[string]] => [
      task.name,
      async (payload, { job }) => {
        const isLastAttempt = job.attempts >= job.max_attempts;
        const work = () => task.run(payload, { now: clock.now(), isLastAttempt });
        await traceWork(`job ${task.name}`, () => ({}), work).catch(rethrowMasked);
      },
    ]),
  );
}

/** The job's key makes a failed run give way to the next one instead of piling up. */
export function toCronItems(tasks: readonly Task[]): CronItem[] {
  return tasks.flatMap(({ name, cron, maxAttempts, queue: queueName }) =>
    cron ? [{ task: name, match: cron, options: { jobKey: name, maxAttempts, queueName } }] : [],
  );
}

/** The queue stores the message of an error, and staff read it: addresses do not belong there. */
function rethrowMasked(error: unknown): never {
  throw new Error(mask(error instanceof Error ? error.message : String(error)), { cause: error });
}
