import { readFileSync } from 'node:fs';
import pg from 'pg';
import { freePort } from '../../scripts/free-port.ts';
import { until, type Workspace } from './programs.ts';

/** A server that stores hardly more of its log than it must; the address of its first database. */
export async function startServer(space: Workspace): Promise<string> {
  const data = space.path('data');
  const encoding = ['--locale=C.UTF-8', '-E', 'UTF8'];
  space.run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', ...encoding]);
  const port = await freePort();
  const settings = [
    ...[`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='],
    ...['wal_keep_size=0', 'min_wal_size=32MB', 'max_wal_size=64MB'],
  ];
  space.start('postgres', ['-D', data, ...settings.flatMap((each) => ['-c', each])]);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await until(() => isPrimary(url), 'PostgreSQL has started');
  return url;
}

export async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** The first column of the first row. */
const ask = <Value>(url: string, query: string) =>
  connected(url, async (client) => {
    const { rows } = await client.query<[Value]>({ text: query, rowMode: 'array' });
    return rows[0]![0];
  });

export const isPrimary = (url: string) => ask<boolean>(url, 'select not pg_is_in_recovery()');

/** Whether the follower has everything that was written so far. */
export const isFollowed = (url: string) =>
  ask<boolean>(
    url,
    `select exists (select from pg_stat_replication
       where application_name = 'pg_receivewal' and flush_lsn >= pg_current_wal_flush_lsn())`,
  );

/** Writes as much log as the server would never store by itself, and lets it remove what it may. */
export async function writeLog(url: string, megabytes: number): Promise<void> {
  await connected(url, async (client) => {
    await client.query('create table drill_bulk (text text)');
    for (let written = 0; written < megabytes; written += 10) {
      await client.query(
        `insert into drill_bulk select repeat(md5(n::text), 32) from generate_series(1, 10000) n`,
      );
      await client.query('checkpoint');
    }
    await client.query('drop table drill_bulk');
  });
}

export async function fill(url: string, size: number, file: string): Promise<void> {
  await connected(url, async (client) => {
    await client.query('begin');
    await client.query(`select set_config('bench.size', $1, true)`, [`${size}`]);
    await client.query(readFileSync(file, 'utf8'));
    await client.query('commit');
  });
}

export const hasAll = (url: string, size: number) =>
  ask<boolean>(
    url,
    `select (select count(*) from products) = ${size} and (select count(*) from orders) = ${size}`,
  );

/** Who may do what: grants on tables and columns, and the policies. */
export function readRights(url: string) {
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
