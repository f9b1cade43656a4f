// npm run backup -- --to /backup [--follow | --check]
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { copyName, firstSegment, listCopies, removeUnprepared, unfinishedCopy } from './backup-copies.ts'; // prettier-ignore
import { findBackupProblems } from './check-backup.ts';
import { operatingUser } from './embedded/operating-user.ts';
import { fail } from './failures.ts';
import './env-file.mjs';
import { runPostgresProgram } from './postgres-programs.ts';

const { values } = parseArgs({
  options: {
    to: { type: 'string' },
    follow: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    copies: { type: 'string', default: '7' },
    slot: { type: 'string', default: 'fustat_backup' },
  },
});

try {
  await backUp();
} catch (error) {
  fail(error);
}

/**
 * A copy of the whole server, and with --follow everything that is written after it, as it is
 * written: what a restore can lose is what was on its way when the server was lost.
 */
async function backUp(): Promise<void> {
  const url = process.env['DATABASE_DIRECT_URL'] || process.env['DATABASE_URL'];
  if (!url || !values.to) {
    throw new Error('Set DATABASE_URL to a login with REPLICATION, and say --to which folder.');
  }
  const copies = Number(values.copies);
  if (!Number.isInteger(copies) || copies < 1)
    throw new Error('Say --copies with a number from 1.');
  const folder = resolve(values.to);
  if (!existsSync(folder)) ownFolder(folder);
  const log = ownFolder(join(folder, 'log'));
  if (values.check) return check(url, folder);
  if (values.follow) return follow(url, { folder, log });
  const copy = await makeCopy(url, folder);
  await removeOld({ folder, log, copies });
  console.log(`Backed up to ${copy}.`);
}

async function check(url: string, folder: string): Promise<void> {
  const problems = await findBackupProblems(folder, { url, slot: values.slot });
  console.log(
    problems.join('\n') || 'The newest copy is less than 26 hours old, and the log is followed.',
  );
  if (problems.length > 0) process.exitCode = 1;
}

/** The slot makes the server hold what is written while the follower is away. */
async function follow(
  url: string,
  { folder, log }: { folder: string; log: string },
): Promise<void> {
  const slot = ['--dbname', url, '--slot', values.slot];
  const creation = [...slot, '--create-slot', '--if-not-exists'];
  await runPostgresProgram('pg_receivewal', creation, { folder });
  removeUnprepared(log, await ask<number>(url, `select pg_size_bytes(current_setting('wal_segment_size'))::int`)); // prettier-ignore
  console.log(`Following the log of the database into ${log}. Ctrl-C stops it.`);
  // Ends with the connection: the next primary may lack the slot, which only a new start creates.
  const options = ['--directory', log, '--synchronous', '--no-loop'];
  await runPostgresProgram('pg_receivewal', [...slot, ...options], { folder });
}

/** A verified copy; the folder that it is in. */
async function makeCopy(url: string, folder: string): Promise<string> {
  const unfinished = ownFolder(join(folder, `${unfinishedCopy}-${process.pid}`));
  try {
    await runPostgresProgram(
      'pg_basebackup',
      ['--dbname', url, '--pgdata', unfinished, '--wal-method=stream', '--checkpoint=fast'],
      { folder },
    );
    // By the clock of the server, with whose log a restore compares --until.
    const finished = await ask<Date>(url, 'select clock_timestamp()');
    await runPostgresProgram('pg_verifybackup', ['--quiet', unfinished], { folder });
    const copy = join(folder, copyName(finished));
    renameSync(unfinished, copy);
    return copy;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** The only value that a query returns. */
async function ask<Value>(url: string, query: string): Promise<Value> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<[Value]>({ text: query, rowMode: 'array' });
    return rows[0]![0];
  } finally {
    await client.end();
  }
}

/** Removes all copies but the newest, and the log that only they needed. */
async function removeOld({
  folder,
  log,
  copies,
}: {
  folder: string;
  log: string;
  copies: number;
}): Promise<void> {
  const names = listCopies(folder);
  for (const old of names.slice(0, -copies)) rmSync(join(folder, old), { recursive: true });
  const oldest = join(folder, names.slice(-copies)[0]!);
  await runPostgresProgram('pg_archivecleanup', [log, firstSegment(oldest)], { folder });
}

function ownFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  operatingUser().own(folder);
  return folder;
}
