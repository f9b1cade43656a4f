import { log } from '#platform/log.server.ts';
import { sentence } from './failures.ts';
import { isProduction } from './installation.ts';

type Ending = { code: number | null; signal: string | null };

/** What the launcher does: lines of the log in production. */
const inLog = {
  migrated: (migrations: string[]) => log.info({ migrations }, 'the database was migrated'),
  opened: (url: string) => log.info({ url }, 'the shop is open'),
  stopping: () => log.info('the shop finishes its requests and stops'),
  replacing: () => log.info('the workers are replaced one after the other'),
  replaced: () => log.info('all workers are replaced'),
  notReplaced: (error: unknown) => log.error({ err: error }, 'the workers stay as they are'),
  workerEnded: ({ code, signal }: Ending) =>
    log.warn({ code, signal }, 'a worker ended unexpectedly and is started again'),
  metricsFailed: (error: unknown) => log.warn({ err: error }, 'metrics are not served'),
};

/** Elsewhere sentences for the person who started it. */
const inTerminal: typeof inLog = {
  migrated: (migrations) => console.log(`Migrated the database: ${migrations.join(', ')}`),
  opened: (url) => console.log(`\nThe shop is open at ${url}`),
  stopping: () => console.log('\nFinishing requests, then closing the database …'),
  replacing: () => console.log('Replacing the workers one after the other …'),
  replaced: () => console.log('All workers are replaced.'),
  notReplaced: (error) => console.error(`The workers stay as they are: ${sentence(error)}`),
  workerEnded: ({ code, signal }) =>
    console.log(`A worker ended unexpectedly (${signal ?? `code ${code}`}) and is started again.`),
  metricsFailed: (error) => console.error(`Metrics are not served: ${sentence(error)}`),
};

export const report = isProduction ? inLog : inTerminal;
