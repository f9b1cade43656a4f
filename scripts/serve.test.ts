import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#db/seed/people/accounts.ts';
import { migrate } from '#platform/database/migrate.server.ts';
import { hashPassword } from '#services/identity/passwords.server.ts';
import type { Cluster } from './embedded/cluster.ts';
import { eventually } from '#tests/support/eventually.ts';
import { temporaryCluster } from './embedded/temporary.ts';
import { freePort } from './free-port.ts';

/** In place of the built shop: it responds with its settings, and not before it is stopped. */
const bundle = `
import { createServer } from 'node:http';
import { once } from 'node:events';
export async function startServer() {
  const open = [];
  const server = createServer((_, response) => {
    open.push(response);
    console.log('A request has come.');
  });
  const finish = () => open.forEach((each) => each.end(process.env.NODE_ENV + ' ' + process.env.DEMO));
  server.listen(Number(process.env.PORT), '127.0.0.1');
  await once(server, 'listening');
  return {
    url: 'http://127.0.0.1:' + server.address().port,
    stop: () => new Promise((done) => { server.close(done); finish(); server.closeIdleConnections(); }),
  };
}`;

let folder: string;
let cluster: Cluster;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fustat-serve-'));
  mkdirSync(join(folder, 'build/server'), { recursive: true });
  writeFileSync(join(folder, 'build/server/index.js'), bundle);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  symlinkSync(resolve('db'), join(folder, 'db'));
  cluster = await temporaryCluster();
});

afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true });
});

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [resolve('scripts/serve.ts')], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return { child, output: () => output.trim() };
}

async function run(environment: Record<string, string>) {
  const { child, output } = start(environment);
  const [code] = await once(child, 'exit');
  return { code, output: output() };
}

describe('stops with one sentence and an exit code', () => {
  const sound = 'f3a9c1d7e5b2084691ac3d5f7e8b0c24';

  it('when production has no database and no secret', async () => {
    const { code, output } = await run({ NODE_ENV: 'production' });
    expect(code).toBe(1);
    expect(output).toMatch(
      /^3 settings are not right:\n {2}DATABASE_URL .*\n {2}AUTH_SECRET .*\n {2}PUBLIC_URL .*\.$/,
    );
  });

  it('when production has a weak secret', async () => {
    const weak = { AUTH_SECRET: 'changeme', PUBLIC_URL: 'https://shop.example' };
    const DATABASE_URL = cluster.url('postgres');
    const { code, output } = await run({ NODE_ENV: 'production', DATABASE_URL, ...weak });
    expect(code).toBe(1);
    expect(output).toMatch(/^AUTH_SECRET is too short, 8 characters: .*\.$/);
  });

  it('when the port is no number, demo or not', async () => {
    const output = 'PORT is not a number that is allowed here: set it to a port number.';
    expect(await run({ PORT: 'abc' })).toEqual({ code: 1, output });
    const DATABASE_URL = cluster.url('postgres');
    expect(await run({ PORT: 'abc', DATABASE_URL })).toEqual({ code: 1, output });
  });

  it('when the port is taken, before it touches the database', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, output } = await run({ PORT: `${port}`, AUTH_SECRET: sound });
    other.close();
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`^Port ${port} on 127.0.0.1 is taken: .*\\.$`));
  });

  it('when the database is unreachable', async () => {
    const { code, output } = await run({ DATABASE_URL: 'postgres://a:hidden@127.0.0.1:1/b' });
    expect(code).toBe(1);
    expect(output).toMatch(/^The database at 127.0.0.1:1 cannot be reached: .*\.$/);
  });

  it('when the pooler does not start its connections as visitors', async () => {
    const url = await createDatabase('badly_pooled');
    const { code, output } = await run({ DATABASE_URL: url, DATABASE_DIRECT_URL: url });
    expect(code).toBe(1);
    expect(output).toMatch(
      /The pooler in DATABASE_URL must start its connections as visitors: .*\.$/,
    );
  });

  it('when the schema is newer than the program', async () => {
    await migrate(cluster.url('postgres'));
    const client = new pg.Client(cluster.url('postgres'));
    await client.connect();
    await client.query(`insert into private.migrations values ('9999_future.sql', 'x')`);
    const { code, output } = await run({ DATABASE_URL: cluster.url('postgres') });
    await client.query(`delete from private.migrations where name = '9999_future.sql'`);
    await client.end();
    expect(code).toBe(1);
    expect(output).toMatch(/^The database is newer than this program \(it has 9999_future.sql\)/);
  });
});

const production = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'f3a9c1d7e5b2084691ac3d5f7e8b0c24',
  PUBLIC_URL: 'https://shop.example',
  METRICS_PORT: '0',
};

async function createDatabase(name: string): Promise<string> {
  const admin = new pg.Client(cluster.url('postgres'));
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  return cluster.url(name);
}

describe('a production database with a demo account', () => {
  let url: string;
  let owner: pg.Client;

  beforeAll(async () => {
    url = await createDatabase('demo_accounts');
    await migrate(url);
    owner = new pg.Client(url);
    await owner.connect();
    await owner.query('insert into auth.users (email, encrypted_password) values ($1, $2)', [
      'admin@fustat.example',
      await hashPassword(demoPassword),
    ]);
  });
  afterAll(() => owner.end());

  it('is not opened while the published password fits', async () => {
    const { code, output } = await run({ ...production, DATABASE_URL: url });
    expect(code).toBe(1);
    expect(output).toMatch(/^This database has demo accounts .*\(admin@fustat\.example\): .*\.$/);
  });

  it('is opened once the password was changed', async () => {
    await owner.query('update auth.users set encrypted_password = $1', [
      await hashPassword('nine brass lanterns'),
    ]);
    const { child, output } = start({ ...production, DATABASE_URL: url });
    await eventually(() => expect(output()).toContain('the shop is open'));
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
});

it('serves in production mode without demo data, and finishes a request before it stops', async () => {
  const { child, output } = start({ DATABASE_URL: cluster.url('postgres') });
  await eventually(() => expect(output()).toContain('The shop is open at'));
  expect(output()).not.toContain('Demo accounts');
  const response = fetch(/http:\S+/.exec(output())![0]);
  await eventually(() => expect(output()).toContain('A request has come.'));
  child.kill('SIGTERM');
  expect(await (await response).text()).toBe('production 0');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});

describe('the signal to reload', () => {
  const count = (text: string, part: string) => text.split(part).length - 1;

  it('replaces the only worker of production, which finishes its request first', async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const { child, output } = start({
      ...production,
      DATABASE_URL: await createDatabase('reloaded'),
      WORKERS: '1',
      PORT: new URL(url).port,
    });
    await eventually(() => expect(output()).toContain('the database was migrated'));
    // While the shop starts: it is obeyed as soon as the shop is open.
    child.kill('SIGUSR2');
    await eventually(() => expect(output()).toContain('all workers are replaced'));
    const response = fetch(url);
    await eventually(() => expect(count(output(), 'A request has come.')).toBe(1));
    child.kill('SIGUSR2');
    expect(await (await response).text()).toBe('production 0');
    await eventually(() => expect(count(output(), 'all workers are replaced')).toBe(2));
    const next = fetch(url);
    await eventually(() => expect(count(output(), 'A request has come.')).toBe(2));
    child.kill('SIGTERM');
    expect((await next).status).toBe(200);
    expect(await once(child, 'exit')).toEqual([0, null]);
    const lines = output()
      .split('\n')
      .filter((line) => line !== 'A request has come.');
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: 'info' });
  });

  it('leaves the one process of the demo running and says what to do', async () => {
    const { child, output } = start({ DATABASE_URL: await createDatabase('one_process') });
    await eventually(() => expect(output()).toContain('The shop is open at'));
    child.kill('SIGUSR2');
    await eventually(() => expect(output()).toContain('stop the shop and start it again'));
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
