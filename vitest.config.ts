import { defineConfig } from 'vitest/config';

// Unit tests need nothing but Node; the others share one embedded PostgreSQL.
const unit = ['src/{domain,i18n,ui,web}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'];
const integrated = [
  'src/{platform,services,api}/**/*.test.{ts,tsx}',
  'src/*.test.ts',
  'db/tests/**/*.test.ts',
  'tests/{support,acceptance}/**/*.test.ts',
];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: unit } },
      {
        test: {
          name: 'integrated',
          include: integrated,
          globalSetup: ['tests/support/global-setup.ts'],
        },
      },
    ],
  },
});
