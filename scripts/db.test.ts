import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const DATABASE_URL = 'postgres://somebody@127.0.0.1:1/shop';

function seed(environment: Record<string, string>, ...flags: string[]) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/db.ts', 'seed', ...flags], {
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      AUTH_SECRET: 'f3a9c1d7e5b2084691ac3d5f7e8b0c24',
      ...environment,
    },
  });
  return { status, said: stderr.trim() };
}

describe('db:seed', () => {
  it('leaves a given database alone unless it is told twice, and says why', () => {
    const { status, said } = seed({ DATABASE_URL });
    expect(status).toBe(1);
    expect(said).toMatch(/^This puts demo accounts with a published password, .* --force .*\.$/);
    expect(seed({ DATABASE_URL }, '--force').said).toContain('cannot be reached');
  });

  it('never touches production', () => {
    const { status, said } = seed({ DATABASE_URL, NODE_ENV: 'production' }, '--force');
    expect([status, said]).toEqual([1, 'Demo data are never put into production.']);
  });
});
