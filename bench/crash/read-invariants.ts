import { spawnSync } from 'node:child_process';

/** What violates each invariant of `check:invariants`, by its name. */
export function readInvariants(databaseUrl: string): Record<string, string[]> {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/check-invariants.ts'], {
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'development' },
    encoding: 'utf8',
  });
  const found: Record<string, string[]> = {};
  let name = '';
  for (const line of stdout.split('\n')) {
    const result = /^(?:holds |BROKEN) {2}(.+)$/.exec(line);
    if (result) found[(name = result[1]!)] = [];
    else if (line.startsWith('  ')) found[name]?.push(line.trim());
  }
  if (name === '') throw new Error(`The invariants could not be read: ${stderr}`);
  return found;
}
