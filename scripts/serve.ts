import { availableParallelism } from 'node:os';
import { demoAccounts, demoPassword } from '#db/seed/people/accounts.ts';
import { checkPooler } from '#platform/database/check-pooler.server.ts';
import { environment } from '#platform/environment.server.ts';
import { probePort } from '#platform/http/probe-port.server.ts';
import { loadBuiltShop, startBuiltShop } from './built-shop.ts';
import { fail } from './failures.ts';
import {
  completeEnvironment,
  isEmbedded,
  isProduction,
  migrateInstallation,
  openInstallation,
} from './installation.ts';
import { report } from './report.ts';
import { serveWorkerMetrics } from './serve-worker-metrics.ts';
import { onStopSignal } from './stop-signal.ts';
import { startWorkers, type Workers } from './workers.ts';

process.on('uncaughtException', fail);
// A reader of the output may leave; the shop stays.
process.stdout.on('error', () => {});
// The demo's terminal shows the address and the accounts, not every request.
if (isEmbedded) process.env['LOG_LEVEL'] ||= 'warn';

type OpenShop = { url: string; stop(): Promise<void>; reload(): Promise<void> };

try {
  await serve();
} catch (error) {
  fail(error);
}

async function serve(): Promise<void> {
  const open: { stop(): Promise<void> }[] = [];
  onStopSignal(async () => {
    report.stopping();
    for (const each of open.toReversed()) await each.stop();
  });
  const shop = Promise.withResolvers<OpenShop>();
  onReloadSignal(shop.promise);
  const { HOST, PORT } = completeEnvironment();
  // Before anything is started or migrated.
  await probePort({ host: HOST, port: PORT });
  // While the database starts. A failure is reported where the bundle is used.
  if (isEmbedded) loadBuiltShop().catch(() => {});
  const database = await openInstallation({ report: console.log, migrated: report.migrated });
  open.push(database);
  database.onCrash?.(() => fail(new Error('The embedded PostgreSQL ended unexpectedly.')));
  try {
    const server = await startShop();
    open.push(server);
    shop.resolve(server);
    announce(server.url);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** From the start on: without a handler the signal would end the process. */
function onReloadSignal(shop: Promise<OpenShop>): void {
  process.on('SIGUSR2', async () => {
    try {
      await (await shop).reload();
    } catch (error) {
      report.notReplaced(error);
    }
  });
}

/**
 * A real installation uses every core, the demo one process. Also a single worker has a launcher
 * in production, which replaces it without a failed request.
 */
async function startShop(): Promise<OpenShop> {
  const { METRICS_PORT, WORKERS = isProduction ? availableParallelism() : 1 } = environment();
  if (WORKERS === 1 && !isProduction) return await startOneProcess();
  const workers = await startWorkers({ count: WORKERS, crashed: report.workerEnded });
  const metrics = METRICS_PORT === 0 ? undefined : serveWorkerMetrics(METRICS_PORT);
  return {
    url: workers.url,
    reload: () => restartWorkers(workers),
    async stop() {
      metrics?.close();
      await workers.stop();
    },
  };
}

async function startOneProcess(): Promise<OpenShop> {
  const { url, stop } = await startBuiltShop();
  return {
    url,
    stop,
    async reload() {
      console.log('There are no workers to replace: stop the shop and start it again.');
    },
  };
}

/** The build and the migrations may be newer than this process. */
async function restartWorkers(workers: Workers): Promise<void> {
  report.replacing();
  await migrateInstallation(report.migrated);
  await checkPooler();
  await workers.restart();
  report.replaced();
}

function announce(url: string): void {
  report.opened(isProduction ? environment().PUBLIC_URL : url);
  if (isEmbedded && !isProduction) {
    console.log(`\nDemo accounts, password ${demoPassword}:`);
    for (const { email, role } of demoAccounts) console.log(`  ${email} (${role ?? 'customer'})`);
    if (!environment().SMTP_URL) console.log(`\nE-mail of this demo: ${url}/demo-mail`);
    console.log('\nCtrl-C stops it.');
  }
}
