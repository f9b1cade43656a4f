import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  parseCronItems,
  run,
  type Runner,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker';
import type pg from 'pg';
import { systemClock } from '../clock.ts';
import { directDatabaseUrl } from '../database/direct-url.server.ts';
import { log } from '../log.server.ts';
import type { Task } from './job.ts';
import { jobLogger } from './job-logger.server.ts';
import { openJobPool } from './job-pool.server.ts';
import { holdWorkerLock, releaseAbandonedJobsTask } from './release-abandoned-jobs.server.ts';
import { toCronItems, toTaskList } from './task-list.server.ts';

/** So many jobs run at once in this process: a slow mail server must not hold up the rest. */
const concurrency = 4;
/** Milliseconds that running jobs have after the signal to stop. */
const stopTimeout = 8_000;
const restartDelay = 1_000;

/** Runs jobs until stopped. Any number of processes may do so; each job runs in one of them. */
export async function startJobs(services: readonly Task[]): Promise<{ stop(): Promise<void> }> {
  const tasks = [...services, releaseAbandonedJobsTask];
  const pool = openJobPool(directDatabaseUrl());
  const stopping = new AbortController();
  const { signal } = stopping;
  let runner = await startRunner(tasks, pool);
  const supervised = supervise();

  /** The runner ends when it cannot record what became of a job, as in a long outage. */
  async function supervise(): Promise<void> {
    await runner.promise;
    while (!signal.aborted) {
      log.error('the job runner ended and is started again');
      await sleep(restartDelay, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      runner = await startRunner(tasks, pool).catch(() => runner);
      if (signal.aborted) await stopRunner(runner);
      await runner.promise;
    }
  }

  return {
    async stop() {
      stopping.abort();
      await stopRunner(runner);
      await supervised;
      await pool.end();
    },
  };
}

interface StartedRunner extends Pick<Runner, 'promise' | 'stop'> {
  workers: WorkerPool | undefined;
}

async function startRunner(tasks: readonly Task[], pgPool: pg.Pool): Promise<StartedRunner> {
  let workers: WorkerPool | undefined;
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => (workers = workerPool));
  events.on('pool:listen:success', ({ client, workerPool }) => {
    holdWorkerLock(client, workerPool.id).catch((error: unknown) =>
      log.warn({ err: error }, 'the lock of the job runner was not taken'),
    );
  });
  const { promise, stop } = await run({
    pgPool,
    events,
    concurrency,
    logger: jobLogger,
    noHandleSignals: true,
    taskList: toTaskList(tasks, systemClock),
    parsedCronItems: parseCronItems(toCronItems(tasks)),
  });
  return { promise, stop, workers };
}

/** Jobs that do not finish in time go back to the queue and are tried again later. */
async function stopRunner({ stop, workers }: StartedRunner): Promise<void> {
  const stopped = stop().then(
    () => true,
    () => true,
  );
  const isInTime = await Promise.race([stopped, sleep(stopTimeout, false, { ref: false })]);
  if (isInTime) return;
  await Promise.resolve(workers?.forcefulShutdown('The process was stopped.')).catch(() => {});
}
