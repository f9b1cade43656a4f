import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';
import type { TestDatabase } from './database.ts';
import { eventually } from './eventually.ts';

/**
 * Runs a program in a process of its own, holds it up where it writes to the table, and kills it there.
 * What it has written until then is not committed.
 */
export async function killAtTable(
  { owner, url }: Pick<TestDatabase, 'owner' | 'url'>,
  table: string,
  { program, env }: { program: string; env: Record<string, string> },
): Promise<void> {
  await owner.query('begin');
  await owner.query(`lock table ${table} in share mode`);
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, DATABASE_URL: url, ...env },
  });
  const ended = once(child, 'exit');
  await eventually(async () => {
    const { rowCount } = await owner.query(
      'select from pg_locks where relation = $1::regclass and not granted',
      [table],
    );
    expect(rowCount).toBe(1);
  });
  child.kill('SIGKILL');
  await ended;
  await owner.query('rollback');
}
