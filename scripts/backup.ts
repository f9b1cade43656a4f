// npm run backup -- --to /backup [--follow]
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { operatingUser } from './embedded/operating-user.ts';
import { fail } from './failures.ts';
import './env-file.mjs';
import { runPostgresProgram } from './postgres-programs.ts';

const { values } = parseArgs({
  options: {
    to: { type: 'string' },
    follow: { type: 'boolean', default: false },
    copies: { type: 'string', default: '7' },
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
  const folder = resolve(values.to);
  const log = ownFolder(join(folder, 'log'));
  if (values.follow) {
    console.log(`Following the log of the database into ${log}. Ctrl-C stops it.`);
    return runPostgresProgram(
      'pg_receivewal',
      ['--dbname', url, '--directory', log, '--synchronous'],
      { folder },
    );
  }
  const name = `base-${new Date().toISOString().replaceAll(/[:.]/g, '')}`;
  const target = ownFolder(join(folder, name));
  await runPostgresProgram(
    'pg_basebackup',
    ['--dbname', url, '--pgdata', target, '--wal-method=stream', '--checkpoint=fast'],
    { folder },
  );
  await runPostgresProgram('pg_verifybackup', ['--quiet', target], { folder });
  for (const old of listBackups(folder).slice(0, -Number(values.copies))) {
    rmSync(join(folder, old), { recursive: true });
  }
  console.log(`Backed up to ${target}.`);
}

function ownFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  operatingUser().own(folder);
  return folder;
}

function listBackups(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith('base-'))
    .toSorted();
}
