import type { z } from 'zod';

/** One kind of work: its name in the queue, what it needs to know, and how often it is tried. */
export interface Job<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
  /** After failure n the queue waits exp(n) seconds, at most six hours. */
  maxAttempts: number;
  /** Jobs of a queue run one after the other, in whatever process. */
  queue?: string;
}

/** Keeps the payload's type with the name, so that callers of `enqueueJob` are checked. */
export function defineJob<Payload>(job: Job<Payload>): Job<Payload> {
  return job;
}

export interface JobContext {
  now: Date;
  /** A failure now is final: staff must start the job again. */
  isLastAttempt: boolean;
}

/** What the runner knows of a job: how to run it, and when it starts by itself. */
export interface Task {
  name: string;
  maxAttempts: number;
  queue?: string;
  /** Minute, hour, day, month and weekday in UTC, for recurring work. */
  cron?: string;
  run(payload: unknown, context: JobContext): Promise<void>;
}

/** Binds a job to its handler. Handlers run outside any transaction. */
export function defineTask<Payload>(
  { name, maxAttempts, queue, payload: schema }: Job<Payload>,
  handler: (payload: Payload, context: JobContext) => Promise<void>,
  { cron }: { cron?: string } = {},
): Task {
  return {
    name,
    maxAttempts,
    queue,
    cron,
    run: (payload, context) => handler(schema.parse(payload), context),
  };
}
