import { defineConfig } from 'vitest/config';

/** Upper bounds for a machine that is busy with other work: a test that hangs still ends. */
const timeouts = { testTimeout: 300_000, hookTimeout: 300_000 };

/** By default Vitest leaves one core idle; of two that is half of the machine. */
const everyCore = { maxWorkers: '100%' };

/** These replace modules (`vi.mock`), which other files of the same process would see. */
const replacingModules = [
  'src/web/shared/router/page-cache.server.test.ts',
  'src/web/shared/session/guards.server.test.ts',
];

/** Needs nothing but Node. Files share a process and load each module once: a fifth of the time. */
const unit = {
  name: 'unit',
  include: [
    'src/{domain,i18n,ui,web}/**/*.test.{ts,tsx}',
    'studio/**/*.test.ts',
    'scripts/checks/**/*.test.ts',
    'bench/**/*.test.ts',
  ],
  exclude: replacingModules,
  isolate: false,
  ...everyCore,
  ...timeouts,
};

const unitWithReplacedModules = {
  name: 'unit-with-replaced-modules',
  include: replacingModules,
  ...everyCore,
  ...timeouts,
};

/** Share one embedded PostgreSQL, and a process that loads packages once. */
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
  setupFiles: ['tests/support/fresh-modules.ts'],
  isolate: false,
  ...everyCore,
  ...timeouts,
};

/** Talk over HTTP to a built shop with a database that no other file uses. */
const ownShop = {
  name: 'own-shop',
  include: ['tests/acceptance/own-shop/*.test.ts'],
  globalSetup: ['tests/support/global-setup.ts'],
  sequence: { groupOrder: 1 },
  ...everyCore,
  ...timeouts,
};

/** Talk over HTTP to one built shop that all files share: one file after the other. */
const acceptance = {
  name: 'acceptance',
  include: ['tests/acceptance/*.test.ts'],
  globalSetup: ['tests/support/acceptance-setup.ts'],
  fileParallelism: false,
  sequence: { groupOrder: 2 },
  ...timeouts,
};

export default defineConfig({
  test: {
    projects: [unit, unitWithReplacedModules, database, ownShop, acceptance].map((test) => ({
      test,
    })),
  },
});
