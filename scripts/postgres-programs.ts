import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { operatingUser } from './embedded/operating-user.ts';

const debian = '/usr/lib/postgresql';

/** PostgreSQL's own programs, from PATH or where Debian puts the newest of them. */
export function findPostgresProgram(name: string): string {
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a));
  const folders = [
    ...newest.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (!found) throw new Error(`${name} is missing: install the programs of PostgreSQL.`);
  return found;
}

/** Runs one of them, as the user of PostgreSQL where this one is root. */
export async function runPostgresProgram(
  name: string,
  args: string[],
  { folder }: { folder: string },
): Promise<void> {
  const { file, ...command } = operatingUser().command(findPostgresProgram(name), args, folder);
  const child = spawn(file, command.args, {
    uid: command.uid,
    gid: command.gid,
    cwd: '/',
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // SIGTERM ends pg_receivewal before PostgreSQL 16 in the middle of a file.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => child.kill('SIGINT'));
  }
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (code !== 0 && !signal) throw new Error(`${name} failed; the reason is above.`);
}
