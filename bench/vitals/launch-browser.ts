import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '#tests/support/browser.ts';

/**
 * The browser of the tests has no Arabic letters of its own, as every phone has: until the shop's
 * font came it would show boxes of another width. So it gets the fonts of the machine.
 */
export async function launchWithSystemFonts() {
  const launch = await findBrowser();
  const fonts = '/etc/fonts/fonts.conf';
  const env = existsSync(fonts) ? { ...launch.env, FONTCONFIG_FILE: fonts } : launch.env;
  return chromium.launch({ ...launch, env });
}
