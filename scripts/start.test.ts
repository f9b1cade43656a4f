import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('looks at all settings before it installs or builds anything', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fustat-start-'));
  try {
    cpSync('scripts', join(folder, 'scripts'), { recursive: true });
    for (const file of ['src/platform/settings.mjs', 'src/platform/setting-parsers.mjs']) {
      cpSync(file, join(folder, file));
    }
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', AUTH_SECRET: 'abc-'.repeat(12) },
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.trim().split('\n')).toEqual([
      '3 settings are not right:',
      expect.stringMatching(/^ {2}DATABASE_URL is missing/),
      expect.stringMatching(/^ {2}AUTH_SECRET repeats a part of itself/),
      expect.stringMatching(/^ {2}PUBLIC_URL is missing/),
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
