// npm run drill:backup: a server is lost while it is written to, and restored from its backup.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '#platform/database/migrate.server.ts';
import { finishedAt, firstSegment, listCopies } from '../../scripts/backup-copies.ts';
import { freePort } from '../../scripts/free-port.ts';
import { fill, hasAll, isFollowed, isPrimary, readRights, startServer, writeLog } from './backup-server.ts'; // prettier-ignore
import { type Beats, createDemoShop, readBeats, readOrders, startBeats, startOrders } from './backup-writes.ts'; // prettier-ignore
import { endDrill, expectThat } from './drill-report.ts';
import { findBrokenInvariants } from './orders.ts';
import { until, Workspace } from './programs.ts';

const size = Number(process.env['SIZE'] ?? 100_000);
const maxMinutes = 5;
const maxLost = 60;
/** More than the server stores for a follower that has no slot. */
const pausedMegabytes = 200;
const space = new Workspace('backup');
const backups = space.makeFolder('backups');
const restored = [space.path('restored'), space.path('restored-earlier')] as const;
const stops: (() => unknown)[] = [];

try {
  await drill();
} finally {
  for (const stop of stops) await stop();
  for (const pid of restored.map(readPid)) if (pid) process.kill(pid, 'SIGQUIT');
  await space.remove();
}
endDrill();

async function drill(): Promise<void> {
  const url = await startServer(space);
  console.log(`Filling a shop with ${size} products and ${size} orders …`);
  await migrate(url);
  await fill(url, size, 'bench/large-shop/fill.sql');
  await fill(url, size, 'bench/admin-lists/fill.sql');
  const demo = await createDemoShop(url);
  const rights = await readRights(url);
  expectThat('the books of the demo shop hold', findBrokenInvariants(demo));
  await backUp(url);
  await followThroughPause(url);
  await backUp(url);
  const lost = await loseServer(url, demo);
  await restoreToEnd(url, { ...lost, rights });
  await restoreEarlier(url, lost);
}

/** The follower continues after a pause, because its slot makes the server store the log. */
async function followThroughPause(url: string): Promise<void> {
  const follower = await follow(url);
  expectThat('the check finds nothing wrong', findProblems(url));
  await end(follower);
  const problems = findProblems(url);
  expectThat('the check says that nobody follows', `${problems}`.includes('Nobody follows'));
  await writeLog(url, pausedMegabytes);
  await follow(url);
  expectThat(`the log of a pause with ${pausedMegabytes} MB is followed`, findProblems(url));
}

async function follow(url: string): Promise<ChildProcess> {
  const args = ['scripts/backup.ts', '--to', backups, '--follow'];
  const follower = spawn(process.execPath, args, {
    env: { ...process.env, DATABASE_URL: url, DATABASE_DIRECT_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  stops.push(() => end(follower));
  await until(() => isFollowed(url), 'the log is followed');
  return follower;
}

type Lost = { beats: Beats; moment: number; orders: string[]; names: string[] };

/** Kills the server among writes and orders, after a copy that was made in the middle of them. */
async function loseServer(url: string, demo: string): Promise<Lost> {
  const before = firstOfLog();
  const orders = await startOrders(demo);
  stops.push(orders.stop);
  const beats = await startBeats(url);
  await sleep(1_000);
  const copying = backUp(url);
  await until(() => readdirSync(backups).some((name) => name.startsWith('unfinished')), 'a copy');
  const moment = await beats.pause();
  await copying;
  const names = listCopies(backups);
  expectThat('two copies stay', names.length === 2);
  expectThat(
    'a copy was being made at the earlier moment',
    finishedAt(names[1]!).getTime() > moment,
  );
  const first = firstSegment(join(backups, names[0]!));
  expectThat(
    'the log begins where the older one needs it',
    before < first && firstOfLog() === first,
  );
  await sleep(2_000);
  process.kill(readPid(space.path('data'))!, 'SIGKILL');
  await beats.done;
  await orders.stop();
  await sleep(1_000);
  return { beats, moment, orders: orders.acknowledged, names };
}

async function restoreToEnd(url: string, lost: Lost & { rights: string[] }): Promise<void> {
  const { copy, took, from } = await restore(restored[0], url);
  const saved = await readBeats(copy);
  const seconds = (lost.beats.acknowledged.at(-1)! - saved.at(-1)!) / 1_000;
  expectThat(`restored in ${took.toFixed(1)} s`, took <= maxMinutes * 60);
  expectThat('from the newest copy', from === lost.names[1]);
  expectThat(
    `the last ${seconds.toFixed(1)} s of acknowledged writes are lost`,
    seconds <= maxLost,
  );
  await expectShops(copy, lost);
  const rights = await readRights(copy);
  expectThat(
    `all ${rights.length} grants and policies are the same`,
    `${rights}` === `${lost.rights}`,
  );
}

/** To a moment in the middle, as after a mistake: all that was written before it, nothing after. */
async function restoreEarlier(url: string, lost: Lost): Promise<void> {
  const { acknowledged } = lost.beats;
  const options = ['--until', new Date(lost.moment).toISOString()];
  const { copy, took, from } = await restore(restored[1], url, options);
  const wanted = acknowledged.filter((time) => time < lost.moment);
  const saved = await readBeats(copy);
  expectThat(`restored to an earlier moment in ${took.toFixed(1)} s`, took <= maxMinutes * 60);
  expectThat('from the copy that was finished before it', from === lost.names[0]);
  expectThat(
    `it has the ${wanted.length} writes before, and none of the ${acknowledged.length - wanted.length} after`,
    `${saved}` === `${wanted}`,
  );
  await expectShops(copy, lost);
}

/** The generated shop is whole; that of the guests has the oldest orders, and its books hold. */
async function expectShops(copy: string, { orders }: Lost): Promise<void> {
  expectThat(`${size} products and ${size} orders are there`, await hasAll(copy, size));
  const demo = copy.replace(/\/postgres$/, '/demo');
  const saved = await readOrders(demo, orders);
  expectThat(
    `of ${orders.length} orders of guests the oldest ${saved.length} are there`,
    saved.length > 0 && `${saved}` === `${orders.slice(0, saved.length)}`,
  );
  expectThat('the books of that shop hold', findBrokenInvariants(demo));
}

/** Starts a copy that accepts writes; the seconds that it took. */
async function restore(into: string, url: string, options: string[] = []) {
  const port = await freePort();
  const copy = url.replace(/:\d+\//, `:${port}/`);
  const args = ['scripts/restore.ts', '--from', backups, '--into', into, '--port', `${port}`];
  const started = performance.now();
  const { status, stdout } = spawnSync(process.execPath, [...args, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error('scripts/restore.ts failed.');
  await until(() => isPrimary(copy), 'the copy accepts writes');
  const took = (performance.now() - started) / 1_000;
  return { copy, took, from: /Restored from (\S+);/.exec(stdout)?.[1] };
}

async function backUp(url: string): Promise<void> {
  const args = ['scripts/backup.ts', '--to', backups, '--copies', '2'];
  const env = { ...process.env, DATABASE_URL: url, DATABASE_DIRECT_URL: '' };
  const child = spawn(process.execPath, args, { env, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('scripts/backup.ts failed.');
}

function findProblems(url: string): string[] {
  const args = ['scripts/backup.ts', '--to', backups, '--check'];
  const env = { ...process.env, DATABASE_URL: url, DATABASE_DIRECT_URL: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return status === 0 ? [] : [stdout + stderr];
}

function firstOfLog(): string {
  return readdirSync(join(backups, 'log')).toSorted()[0]!;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

function readPid(folder: string): number | undefined {
  try {
    return Number(readFileSync(`${folder}/postmaster.pid`, 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
}
