// npm run drill:backup: a server is lost while it is written to, and restored from its backup.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrate } from '#platform/database/migrate.server.ts';
import { freePort } from '../../scripts/free-port.ts';
import { endDrill, expectThat } from './drill-report.ts';
import { findBrokenInvariants } from './orders.ts';
import { until, Workspace } from './programs.ts';

const size = Number(process.env['SIZE'] ?? 100_000);
const maxMinutes = 5;
const maxLost = 60;
const space = new Workspace('backup');
const backups = space.makeFolder('backups');
const restored = [space.path('restored'), space.path('restored-earlier')] as const;

try {
  await drill();
} finally {
  for (const pid of restored.map(readPid)) if (pid) process.kill(pid, 'SIGQUIT');
  await space.remove();
}
endDrill();

async function drill(): Promise<void> {
  const url = await startServer();
  console.log(`Filling a shop with ${size} products and ${size} orders …`);
  await migrate(url);
  await fill(url, 'bench/large-shop/fill.sql');
  await fill(url, 'bench/admin-lists/fill.sql');
  const before = { rights: await readRights(url), invariants: readInvariants(url) };
  const env = { ...process.env, DATABASE_URL: url };
  const copied = await timed(() => runTool(['scripts/backup.ts', '--to', backups], env));
  console.log(`Backed up in ${copied.toFixed(1)} s.`);
  const follower = spawn(process.execPath, ['scripts/backup.ts', '--to', backups, '--follow'], {
    env,
    stdio: 'ignore',
  });
  await until(() => isFollowed(url), 'the log is followed');
  const { written, moment } = await writeUntilKilled(url);
  await sleep(1_000);
  follower.kill('SIGTERM');
  const { copy, took } = await restore(restored[0], url);
  const saved = await readBeats(copy);
  const lost = (written.at(-1)! - saved.at(-1)!) / 1_000;
  expectThat(`restored in ${took.toFixed(1)} s`, took <= maxMinutes * 60);
  expectThat(`the last ${lost.toFixed(1)} s of acknowledged writes are lost`, lost <= maxLost);
  expectThat(`${size} products and ${size} orders are there`, await hasAll(copy));
  const rights = await readRights(copy);
  expectThat(
    `all ${rights.length} grants and policies are the same`,
    `${rights}` === `${before.rights}`,
  );
  expectThat('the invariants are as before', differences(before.invariants, readInvariants(copy)));
  await restoreEarlier(url, { written, moment });
}

/** To a moment in the middle, as after a mistake: all that was written before it, nothing after. */
async function restoreEarlier(url: string, { written, moment }: Writes): Promise<void> {
  const options = ['--until', new Date(moment).toISOString()];
  const { copy, took } = await restore(restored[1], url, options);
  const wanted = written.filter((time) => time < moment);
  const saved = await readBeats(copy);
  expectThat(`restored to an earlier moment in ${took.toFixed(1)} s`, took <= maxMinutes * 60);
  expectThat(
    `it has the ${wanted.length} writes before, and none of the ${written.length - wanted.length} after`,
    `${saved}` === `${wanted}`,
  );
  expectThat(`${size} products and ${size} orders are there`, await hasAll(copy));
}

/** Starts a copy that accepts writes; the seconds that it took. */
async function restore(into: string, url: string, options: string[] = []) {
  const port = await freePort();
  const copy = url.replace(/:\d+\//, `:${port}/`);
  const args = ['scripts/restore.ts', '--from', backups, '--into', into, '--port', `${port}`];
  const took = await timed(async () => {
    runTool([...args, ...options], process.env);
    await until(() => isPrimary(copy), 'the copy accepts writes');
  });
  return { copy, took };
}

async function startServer(): Promise<string> {
  const data = space.path('data');
  space.run('initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '--locale=C.UTF-8',
    '-E',
    'UTF8',
  ]);
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  space.start('postgres', ['-D', data, ...settings.flatMap((each) => ['-c', each])]);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await until(() => isPrimary(url), 'PostgreSQL has started');
  return url;
}

async function fill(url: string, file: string): Promise<void> {
  await connected(url, async (client) => {
    await client.query('begin');
    await client.query(`select set_config('bench.size', $1, true)`, [`${size}`]);
    await client.query(readFileSync(file, 'utf8'));
    await client.query('commit');
  });
}

/** The times that were acknowledged, and a moment between two of them. */
type Writes = { written: number[]; moment: number };

/** Writes the time over and over, with a short pause in the middle, until the server is killed. */
async function writeUntilKilled(url: string): Promise<Writes> {
  const writes: Writes = { written: [], moment: 0 };
  await connected(url, async (client) => {
    await client.query('create table drill_beats (at bigint)');
    const write = async () => {
      const now = Date.now();
      await client.query('insert into drill_beats values ($1)', [now]);
      writes.written.push(now);
    };
    const writeFor = async (milliseconds: number) => {
      const end = Date.now() + milliseconds;
      while (Date.now() < end) await write();
      await sleep(100);
    };
    await writeFor(2_500);
    writes.moment = Date.now();
    await sleep(100);
    await writeFor(2_500);
    process.kill(readPid(space.path('data'))!, 'SIGKILL');
    for (;;) await write();
  }).catch(() => {});
  return writes;
}

function readBeats(url: string) {
  return connected(url, async (client) => {
    const { rows } = await client.query<{ at: string }>('select at from drill_beats order by at');
    return rows.map(({ at }) => Number(at));
  });
}

function isFollowed(url: string) {
  return connected(url, async (client) => {
    const { rowCount } = await client.query(
      `select from pg_stat_replication where state = 'streaming'`,
    );
    return (rowCount ?? 0) > 0;
  });
}

function isPrimary(url: string) {
  return connected(url, async (client) => {
    const { rows } = await client.query<{ primary: boolean }>(
      'select not pg_is_in_recovery() as primary',
    );
    return rows[0]!.primary;
  });
}

function hasAll(url: string) {
  return connected(url, async (client) => {
    const { rows } = await client.query<{ products: number; orders: number }>(
      `select (select count(*)::int from products) as products, (select count(*)::int from orders) as orders`,
    );
    return rows[0]!.products === size && rows[0]!.orders === size;
  });
}

/** Who may do what: grants on tables and columns, and the policies. */
function readRights(url: string) {
  return connected(url, async (client) => {
    const { rows } = await client.query<{ right: string }>(
      `select concat_ws(' ', relnamespace::regnamespace, relname, relacl, relrowsecurity) as right
         from pg_class where relnamespace::regnamespace::text in ('public', 'private', 'auth', 'storage')
       union all
       select concat_ws(' ', attrelid::regclass, attname, attacl) from pg_attribute where attacl is not null
       union all
       select concat_ws(' ', schemaname, tablename, policyname, roles, cmd, qual, with_check) from pg_policies
       union all
       select concat_ws(' ', oid::regprocedure, proacl, prosecdef) from pg_proc
         where pronamespace::regnamespace::text in ('public', 'private', 'auth', 'storage')
       order by 1`,
    );
    return rows.map(({ right }) => right).filter((right) => !right.includes('drill_beats'));
  });
}

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

async function timed(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1_000;
}

function runTool(args: string[], env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(process.execPath, args, { env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${args[0]} failed.`);
}

function readPid(folder: string): number | undefined {
  try {
    return Number(readFileSync(`${folder}/postmaster.pid`, 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
}

/** A generated shop breaks some: its orders have no history. Only the names count, not the rows. */
function readInvariants(url: string): string[] {
  const output = findBrokenInvariants(url).join('\n');
  const lines = output.split('\n').filter((line) => /^(holds|BROKEN)/.test(line));
  return lines.length > 0 ? lines : [`they were not checked: ${output}`];
}

function differences(before: readonly string[], after: readonly string[]): string[] {
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `before: ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `after: ${line}`),
  ];
}
