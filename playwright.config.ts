import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/support/browser.ts';

const browser = await findBrowser();

/** A page of a test lives for seconds: compiling its busiest functions again costs more than it saves. */
const compileOnce = '--js-flags=--no-maglev --no-turbofan';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/browser-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Upper bounds for a machine that is busy with other work; nothing waits for them.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  // Something is badly wrong: no need to wait for the rest.
  maxFailures: 10,
  // Tests also wait, for mails, clocks and the age of forms: a third worker of two cores fills the gaps.
  workers: '150%',
  snapshotPathTemplate: 'tests/e2e/pictures/{projectName}/{arg}{ext}',
  use: {
    baseURL: process.env.SHOP_URL,
    actionTimeout: 120_000,
    launchOptions: { ...browser, args: [...browser.args, compileOnce] },
    locale: 'en-GB',
    timezoneId: 'Africa/Cairo',
    // Motion costs time and proves nothing but where a test asks for it (withMotion).
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Tests talk to the shop itself; offline.spec.ts asks for its worker.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
