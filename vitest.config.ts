import { defineConfig } from 'vitest/config';

/** Needs nothing but Node. */
const unit = {
  name: 'unit',
  include: ['src/{domain,i18n,ui,web}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
};

/** Shares one embedded PostgreSQL. */
const database = {
  name: 'database',
  include: [
    'src/{platform,services,api}/**/*.test.{ts,tsx}',
    'src/*.test.ts',
    'db/**/*.test.ts',
    'tests/support/**/*.test.ts',
  ],
  globalSetup: ['tests/support/global-setup.ts'],
};

/** Talks over HTTP to the built shop. */
const acceptance = {
  name: 'acceptance',
  include: ['tests/acceptance/**/*.test.ts'],
  globalSetup: ['tests/support/acceptance-setup.ts'],
};

export default defineConfig({
  test: { projects: [unit, database, acceptance].map((test) => ({ test })) },
});
