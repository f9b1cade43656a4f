import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signal } from './postmaster.ts';

/** The process that started the database. A tool ends soon; a shop stays. */
export type Holder = { pid: number; role: 'shop' | 'tool' };

const fileOf = (root: string) => join(root, 'launcher.pid');

/** True when this process may now start the database: no other living one has it, or is starting it. */
export function becomeHolder(root: string, role: Holder['role']): boolean {
  if (findHolder(root)) return false;
  mkdirSync(root, { recursive: true });
  rmSync(fileOf(root), { force: true });
  const mine = `${fileOf(root)}.${process.pid}`;
  writeFileSync(mine, `${process.pid} ${role} ${startOf(process.pid)}`);
  try {
    // Fails when another process was faster.
    linkSync(mine, fileOf(root));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(mine);
  }
}

/** Another process, alive, that has the database or is starting it. */
export function findHolder(root: string): Holder | undefined {
  const [pid = 0, role = 'shop', start = ''] = readHolder(root);
  if (!pid || pid === process.pid || !signal(pid, 0)) return undefined;
  // After a crash the number may belong to another program.
  return start === startOf(pid) ? { pid, role } : undefined;
}

export function leaveHold(root: string): void {
  const [pid] = readHolder(root);
  if (pid === process.pid) rmSync(fileOf(root), { force: true });
}

function readHolder(root: string): [pid?: number, role?: Holder['role'], start?: string] {
  try {
    const [pid, role, start = ''] = readFileSync(fileOf(root), 'utf8').split(' ');
    return [Number(pid), role as Holder['role'] | undefined, start];
  } catch {
    return [];
  }
}

/** When the process began, in ticks since the machine did; empty where only Linux says it. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[19]!;
  } catch {
    return '';
  }
}
