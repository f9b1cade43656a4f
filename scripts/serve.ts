import { once } from 'node:events';
import { createServer } from 'node:net';
import { pathToFileURL } from 'node:url';
import { demoAccounts, demoPassword } from '#db/seed/people/accounts.ts';
import { type Environment, environment } from '#platform/environment.server.ts';
import { fail } from './failures.ts';
import { completeEnvironment, isEmbedded, isProduction, openInstallation } from './installation.ts';
import { onStopSignal } from './stop-signal.ts';

type Server = { url: string; stop(): Promise<void> };

process.on('uncaughtException', fail);
// A reader of the output may leave; the shop stays.
process.stdout.on('error', () => {});
// The demo's terminal shows the address and the accounts, not every request.
if (isEmbedded) process.env['LOG_LEVEL'] ||= 'warn';

try {
  await serve();
} catch (error) {
  fail(error);
}

async function serve(): Promise<void> {
  const open: { stop(): Promise<void> }[] = [];
  onStopSignal(async () => {
    console.log('\nFinishing requests, then closing the database …');
    for (const each of open.toReversed()) await each.stop();
  });
  await rejectTakenPort(completeEnvironment());
  const database = await openInstallation(console.log);
  open.push(database);
  database.onCrash?.(() => fail(new Error('The embedded PostgreSQL ended unexpectedly.')));
  try {
    const server = await startServer();
    open.push(server);
    announce(server.url);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** Before anything is started or migrated. */
async function rejectTakenPort({ HOST, PORT }: Environment): Promise<void> {
  const probe = createServer().listen(PORT, HOST);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** The bundle always runs in production mode: that is which React it contains. */
async function startServer(): Promise<Server> {
  process.env['NODE_ENV'] = 'production';
  const bundle = (await import(pathToFileURL('build/server/index.js').href)) as {
    startServer(): Promise<Server>;
  };
  return await bundle.startServer();
}

function announce(url: string): void {
  console.log(`\nThe shop is open at ${isProduction ? environment().PUBLIC_URL : url}`);
  if (isEmbedded && !isProduction) {
    console.log(`\nDemo accounts, password ${demoPassword}:`);
    for (const { email, role } of demoAccounts) console.log(`  ${email} (${role ?? 'customer'})`);
    if (!environment().SMTP_URL) console.log(`\nE-mail of this demo: ${url}/demo-mail`);
    console.log('\nCtrl-C stops it.');
  }
}
