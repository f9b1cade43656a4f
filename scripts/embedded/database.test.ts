import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Cluster } from './cluster.ts';
import { startEmbedded } from './database.ts';
import { findPostmaster } from './postmaster.ts';

let folder: string;
const data = () => join(folder, 'postgres');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fustat-embedded-'));
  chmodSync(folder, 0o755);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function query(cluster: Cluster, text: string): Promise<unknown[]> {
  const client = new pg.Client(cluster.url('postgres'));
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

/** Another process that starts the database and waits to be killed. */
async function otherLauncher(): Promise<ChildProcess> {
  const start = JSON.stringify(new URL('./database.ts', import.meta.url).href);
  const code = `const { startEmbedded } = await import(${start});
    await startEmbedded(${JSON.stringify(folder)}); console.log('up'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
  await once(child.stdout, 'data');
  return child;
}

it('keeps what was committed through kill -9 of the whole server', async () => {
  const first = await startEmbedded(folder);
  first.onCrash(() => {});
  await query(first, 'create table kept as select 1 as one');
  process.kill(findPostmaster(data())!.pid, 'SIGKILL');
  const second = await startEmbedded(folder);
  expect(await query(second, 'select * from kept')).toEqual([{ one: 1 }]);
  await second.stop();
});

it('ignores a lock file whose number now belongs to another program', async () => {
  writeFileSync(join(data(), 'postmaster.pid'), `${process.pid}\n${data()}\n0\n5432\n`);
  const cluster = await startEmbedded(folder);
  expect(await query(cluster, 'select 2 as two')).toEqual([{ two: 2 }]);
  await cluster.stop();
  expect(findPostmaster(data())).toBeUndefined();
});

it('refuses while another launcher lives, and takes over once it was killed', async () => {
  const other = await otherLauncher();
  const theirs = findPostmaster(data())!;
  await expect(startEmbedded(folder)).rejects.toThrow(`already running as process ${other.pid}`);
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(findPostmaster(data())?.pid).toBe(theirs.pid);
  const cluster = await startEmbedded(folder);
  expect(findPostmaster(data())?.pid).not.toBe(theirs.pid);
  await cluster.stop();
});

/** A tool in a process of its own; it ends its work when its input ends. */
async function otherTool(): Promise<ChildProcess> {
  const start = JSON.stringify(new URL('./database.ts', import.meta.url).href);
  const code = `const { joinEmbedded } = await import(${start});
    const joined = await joinEmbedded(${JSON.stringify(folder)}); console.log('up');
    process.stdin.on('end', () => joined.stop()).resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
  await once(child.stdout, 'data');
  return child;
}

it('lets tools use one database beside each other, and a start wait for them', async () => {
  const first = await otherTool();
  const theirs = findPostmaster(data())!;
  const second = await otherTool();
  let isOpen = false;
  const shop = startEmbedded(folder).finally(() => (isOpen = true));
  // The tool that started the database is done, the other one is not.
  first.stdin!.end();
  const third = otherTool();
  expect([first.exitCode, findPostmaster(data())?.pid, isOpen]).toEqual([null, theirs.pid, false]);
  second.stdin!.end();
  await Promise.all([once(first, 'exit'), once(second, 'exit')]);
  expect([first.exitCode, second.exitCode]).toEqual([0, 0]);
  (await third).stdin!.end();
  await (await shop).stop();
});

it('keeps its secrets to the owner, and the same from start to start', () => {
  const file = join(folder, 'secrets.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(file, 'utf8')).authSecret).toHaveLength(43);
});
