import { chromium } from 'playwright-core';
import { findBrowser } from './tests/support/browser.ts';
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env });
const [role, ...paths] = process.argv.slice(2);
for (const [width, height] of [[1440, 900], [390, 844]] as const) {
  for (const [locale, theme] of [['en', 'light'], ['ar', 'dark']] as const) {
    const context = await browser.newContext({ viewport: { width, height }, baseURL: 'http://127.0.0.1:3106', reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.on('pageerror', (e) => console.log('ERR', e.message));
    page.on('console', (m) => m.type() === 'error' && console.log('CON', m.text().slice(0, 200)));
    await context.addCookies([{ name: 'locale', value: locale, url: 'http://127.0.0.1:3106' }, { name: 'language', value: locale, url: 'http://127.0.0.1:3106' }, { name: 'theme', value: theme, url: 'http://127.0.0.1:3106' }]);
    if (role !== '-') {
      await page.goto(`/${locale}/login`);
      await page.waitForTimeout(1500);
      await page.fill('[name=email]', `${role}@fustat.example`);
      await page.fill('[name=password]', 'Fustat-demo-2026');
      await page.press('[name=password]', 'Enter');
      await page.waitForURL((u) => !u.pathname.includes('login'));
    }
    for (const [i, path] of paths.entries()) {
      await page.goto(`/${locale}${path}`);
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/shot-${i}-${width}-${locale}.png` });
    }
    await context.close();
  }
}
await browser.close();
