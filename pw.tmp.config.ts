import base from './playwright.config.ts';
export default { ...base, testDir: 'tests/e2e', globalSetup: './tests/support/browser-setup.ts', maxFailures: 0, expect: { timeout: 30_000 }, timeout: 300_000, use: { ...base.use, actionTimeout: 20_000 } };
