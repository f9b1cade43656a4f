import { defineConfig } from 'vitest/config';

/** Upper bounds for a machine that is busy with other work: a test that hangs still ends. */
const timeouts = { testTimeout: 300_000, hookTimeout: 300_000 };

/** Needs nothing but Node. */
const unit = {
  name: 'unit',
  include: ['src/{domain,i18n,ui,web}/**/*.test.{ts,tsx}', 'scripts/checks/**/*.test.ts'],
  ...timeouts,
};

/** Shares one embedded PostgreSQL. */
const database = {
  name: 'database',
  include: [
    'src/{platform,services,api}/**/*.test.{ts,tsx}',
    'src/*.test.ts',
    'db/**/*.test.ts',
    'scripts/{*,embedded/*,types/*}.test.ts',
    'tests/support/**/*.test.ts',
  ],
  globalSetup: ['tests/support/global-setup.ts'],
  ...timeouts,
};

/** Talks over HTTP to the built shop. */
const acceptance = {
  name: 'acceptance',
  include: ['tests/acceptance/**/*.test.ts'],
  globalSetup: ['tests/support/acceptance-setup.ts'],
  ...timeouts,
};

export default defineConfig({
  test: { projects: [unit, database, acceptance].map((test) => ({ test })) },
});
