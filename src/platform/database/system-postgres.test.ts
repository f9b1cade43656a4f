import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pointTo } from '#tests/support/database.ts';
import { migrate } from './migrate.server.ts';
import { closePool } from './pool.server.ts';
import { asSystem, asVisitor } from './run-as.server.ts';

const debian = '/usr/lib/postgresql';
const versions = existsSync(debian) ? readdirSync(debian).filter((each) => Number(each) >= 15) : [];
const programs = versions[0] && join(debian, versions[0], 'bin');
const runsAsRoot = process.getuid?.() === 0;

describe.skipIf(!programs)(`PostgreSQL ${versions[0] ?? '(none installed)'} of the system`, () => {
  let folder: string;
  let port: number;
  const url = (user: string, database: string) =>
    `postgres://${user}@127.0.0.1:${port}/${database}`;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fustat-system-postgres-'));
    port = await freePort();
    if (runsAsRoot) execFileSync('chown', ['postgres', folder]);
    run('initdb', '-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '--locale=C.UTF-8');
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
    run('pg_ctl', '-D', join(folder, 'data'), '-o', options, '-l', join(folder, 'log'), 'start');
    const admin = new pg.Client(url('postgres', 'postgres'));
    await admin.connect();
    await admin.query('create role shop login createrole');
    await admin.query('create database shop owner shop');
    await admin.end();
  });

  afterAll(async () => {
    await closePool();
    run('pg_ctl', '-D', join(folder, 'data'), '-m', 'fast', 'stop');
    rmSync(folder, { recursive: true });
  });

  it('accepts all migrations and repeated functions from an owner who is no superuser', async () => {
    const applied = await migrate(url('shop', 'shop'));
    expect(applied[0]).toBe('0001_foundation.sql');
    expect(await migrate(url('shop', 'shop'))).toEqual([]);
    await forgetFunctions(url('shop', 'shop'));
    const functions = applied.filter((name) => name.startsWith('functions/'));
    expect(await migrate(url('shop', 'shop'))).toEqual(functions);
    await pointTo(url('shop', 'shop'));
    const nearby = sql<{
      count: string;
    }>`select count(*) from governorates where road_max_days < 4`;
    expect(await asVisitor().read(nearby)).toEqual([[{ count: '16' }]]);
    const role = sql<{ role: string }>`select current_user as role`;
    expect(await asVisitor().read(role)).toEqual([[{ role: 'anon' }]]);
    expect(await asSystem().write(role)).toEqual([[{ role: 'service_role' }]]);
  });

  function run(program: string, ...args: string[]): void {
    const command = [join(programs!, program), ...args];
    const [file, ...rest] = runsAsRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(file!, rest, { stdio: 'ignore' });
  }
});

async function forgetFunctions(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`delete from private.migrations where name like 'functions/%'`);
  await client.end();
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
