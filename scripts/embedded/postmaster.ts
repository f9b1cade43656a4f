import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Postmaster = { pid: number; port: number; ready: boolean };

const TIMEOUT = 30_000;

/** The server that runs on this data directory, if one does. */
export function findPostmaster(directory: string): Postmaster | undefined {
  const lines = readLockFile(directory);
  const pid = Number(lines?.[0]);
  if (!lines || !pid || !isPostgres(pid)) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** A crash leaves the lock file; its number may by now belong to any other program. */
export function removeStaleLock(directory: string): void {
  if (readLockFile(directory) && !findPostmaster(directory)) {
    rmSync(join(directory, 'postmaster.pid'), { force: true });
  }
}

/** Disconnects everybody, writes everything down, ends. */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  const deadline = Date.now() + TIMEOUT;
  while (isPostgres(pid)) {
    if (Date.now() > deadline) signal(pid, 'SIGQUIT');
    await sleep(20);
  }
}

export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readLockFile(directory: string): string[] | undefined {
  try {
    return readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
}

function isPostgres(pid: number): boolean {
  if (!signal(pid, 0)) return false;
  try {
    if (process.platform === 'linux')
      return isLivePostgres(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    if (process.platform === 'win32') return true;
    return execFileSync('ps', ['-o', 'comm=', '-p', `${pid}`], { encoding: 'utf8' }).includes(
      'postgres',
    );
  } catch {
    return false;
  }
}

/** `123 (postgres) S …`; Z has ended and only waits for its parent to notice. */
function isLivePostgres(stat: string): boolean {
  return stat.includes('(postgres)') && !stat.includes(') Z ');
}
