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
  return { status, message: stderr.trim() };
}

describe('db:seed', () => {
  it('does not seed an external database without --force, and explains why', () => {
    const { status, message } = seed({ DATABASE_URL });
    expect(status).toBe(1);
    expect(message).toMatch(/^This puts demo accounts with a published password, .* --force .*\.$/);
    expect(seed({ DATABASE_URL }, '--force').message).toContain('cannot be reached');
  });

  it('never touches production', () => {
    const { status, message } = seed({ DATABASE_URL, NODE_ENV: 'production' }, '--force');
    expect([status, message]).toEqual([1, 'Demo data are never put into production.']);
  });
});
