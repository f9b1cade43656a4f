import { Logger } from 'graphile-worker';
import { log } from '../log.server.ts';

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** Sends the messages of the queue to our log, which masks personal data in errors. */
export const jobLogger = new Logger(
  ({ jobId: job, taskIdentifier: task }) =>
    (level, message, meta) => {
      const err = meta?.['error'];
      log[levels[level]]({ job, task, ...(err ? { err } : {}) }, message);
    },
);
