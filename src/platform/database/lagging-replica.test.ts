import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pointTo } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type ReplicatedServer, startReplicatedServer } from '#tests/support/replicated-server.ts';
import { readReplicaStates } from './health.server.ts';
import { closePool } from './pool.server.ts';
import { asVisitor } from './run-as.server.ts';

let server: ReplicatedServer;
let primary: pg.Client;
let replica: pg.Client;

beforeAll(async () => {
  server = await startReplicatedServer();
  primary = await connect(server.primaryUrl);
  // A commit is in the log before it is acknowledged, as outside of tests.
  await primary.query(`
    set synchronous_commit = on;
    create role anon;
    create table notes (text text);
    grant select on notes to anon`);
  replica = await connect(server.replicaUrl);
  process.env['DATABASE_READ_URLS'] = server.replicaUrl;
  await pointTo(server.primaryUrl);
});

afterAll(async () => {
  delete process.env['DATABASE_READ_URLS'];
  await closePool();
  await Promise.all([primary.end(), replica.end()]);
  await server.stop();
});

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  return client;
}

async function write(text: string): Promise<void> {
  await primary.query('delete from notes');
  await primary.query('insert into notes values ($1)', [text]);
}

/** What a visitor reads, and on which server. */
async function read(): Promise<{ text: string; from: 'primary' | 'replica' }> {
  const query = sql<{
    text: string;
    port: number;
  }>`select text, inet_server_port() as port from notes`;
  const [[row]] = await asVisitor().readOnReplica(query);
  return { text: row!.text, from: row!.port === replica.port ? 'replica' : 'primary' };
}

it('reads a replica that has everything', async () => {
  await write('first');
  await eventually(async () => expect(await read()).toEqual({ text: 'first', from: 'replica' }));
});

it('reads the primary while the replica lags behind, so that a caller finds its own write', async () => {
  await replica.query('select pg_wal_replay_pause()');
  await eventually(async () => {
    const { rows } = await replica.query('select pg_get_wal_replay_pause_state() as state');
    expect(rows).toEqual([{ state: 'paused' }]);
  });
  await write('second');
  expect(await read()).toEqual({ text: 'second', from: 'primary' });
  // What was written since the last look is no delay yet.
  const current = { all: 1, unreachable: 0, behind: 0 };
  expect(await readReplicaStates()).toEqual(current);
  expect(await readReplicaStates()).toEqual({ ...current, behind: 1 });
  await replica.query('select pg_wal_replay_resume()');
  await eventually(async () => expect(await read()).toEqual({ text: 'second', from: 'replica' }));
  await eventually(async () => expect(await readReplicaStates()).toEqual(current));
});

it('reads a promoted server no more after the next write', async () => {
  await replica.query('select pg_promote()');
  await write('third');
  expect(await read()).toEqual({ text: 'third', from: 'primary' });
});
