import { defineConfig } from 'vitest/config';

// Generous, for busy machines: a test that hangs still ends.
const patience = { testTimeout: 30_000, hookTimeout: 60_000 };

/** Needs nothing but Node. */
const unit = {
  name: 'unit',
  include: ['src/{domain,i18n,ui,web}/**/*.test.{ts,tsx}', 'scripts/checks/**/*.test.ts'],
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
  ...patience,
};

/** Talks over HTTP to the built shop. */
const acceptance = {
  name: 'acceptance',
  include: ['tests/acceptance/**/*.test.ts'],
  globalSetup: ['tests/support/acceptance-setup.ts'],
  ...patience,
};

export default defineConfig({
  test: { projects: [unit, database, acceptance].map((test) => ({ test })) },
});
