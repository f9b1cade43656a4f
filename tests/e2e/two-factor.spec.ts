import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { once } from '#tests/support/once.ts';
import { Secret, TOTP } from 'otpauth';
import { mailedPath, mailsTo } from '#tests/support/outbox.ts';
import { openPage } from '#tests/support/open-page.ts';
import {
  axe,
  axeInTheDark,
  expectNoSideways,
  noConsoleErrors,
} from '#tests/support/page-health.ts';
import { heading, input, main, press } from './main-content.ts';
import { becomeCustomer } from './new-account.ts';

/** No code works twice, so each use takes the code of a later step; the server accepts one ahead. */
const codeAhead = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

/** Switches two-step login on; returns the key of the app and the recovery codes. */
async function switchOn(page: Page) {
  await openPage(page, '/account/security');
  await main(page).getByRole('link', { name: 'Set it up' }).click();
  await expect(main(page).getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await main(page).locator('.factor-key').innerText()).replaceAll(' ', '');
  const stillOff = page.getByText('Two-step login is still off');
  await input(page, 'code').fill('000000');
  await press(page, 'Switch on');
  await expect(stillOff.first()).toBeVisible();
  await input(page, 'code').fill(codeAhead(secret, 0));
  await press(page, 'Switch on');
  const title = main(page).getByRole('heading', { name: 'Your recovery codes' });
  await expect(title).toBeVisible();
  // Not below the header of the shop, which stays on top.
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await title.boundingBox())!.y)
    .toBeGreaterThanOrEqual(header!.y + header!.height);
  await expect(stillOff).toHaveCount(0);
  const codes = await main(page).locator('.recovery-codes li').allInnerTexts();
  expect(codes).toHaveLength(10);
  const saving = page.waitForEvent('download');
  await main(page).getByRole('link', { name: 'Save as a file' }).click();
  const saved = await readFile(await (await saving).path(), 'utf8');
  expect(saved.split('\n')).toEqual(codes);
  return { secret, codes };
}

async function logIn(page: Page, account: { email: string; password: string }) {
  await page.context().clearCookies();
  await openPage(page, '/login?next=/account/orders');
  await input(page, 'email').fill(account.email);
  await input(page, 'password').fill(account.password);
  await press(page, 'Login');
  await expect(heading(page)).toHaveText('One more step');
}

test('two-step login is set up, asked for at login, and switched off', async ({ page }) => {
  const expectCalmConsole = noConsoleErrors(page);
  const account = await becomeCustomer(page);
  const { secret, codes } = await switchOn(page);
  await axe(page);
  await axeInTheDark(page);
  await expectNoSideways(page);
  expect(await mailsTo(account.email)).toContainEqual(
    expect.objectContaining({ template: 'second_factor_changed' }),
  );

  await logIn(page, account);
  await axe(page);
  await input(page, 'code').fill('abcde-fghjk');
  await press(page, 'Continue');
  await expect(main(page).getByText('This code is not right').first()).toBeVisible();
  await input(page, 'code').fill(codeAhead(secret, 1));
  await press(page, 'Continue');
  await expect(page).toHaveURL(/\/account\/orders$/);

  await openPage(page, '/account/security');
  const renewal = main(page).getByRole('region', { name: 'Recovery codes' });
  await axe(page);
  await renewal.locator('[name="code"]').fill(codes[0]!);
  await press(page, 'Get new codes');
  await expect(main(page).getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const [fresh] = await main(page).locator('.recovery-codes li').allInnerTexts();
  await expect(main(page).getByRole('heading', { name: 'Two-step login is on' })).toBeVisible();
  await input(page, 'password').fill(account.password);
  await input(page, 'code').fill(codes[1]!);
  await press(page, 'Switch off');
  await expect(main(page).getByText('This code is not right').first()).toBeVisible();
  await input(page, 'code').fill(fresh!);
  await press(page, 'Switch off');
  await expect(main(page).getByRole('link', { name: 'Set it up' })).toBeVisible();
  expectCalmConsole();
});

test('a forgotten password is replaced with a code of the app too', once, async ({ page }) => {
  const account = await becomeCustomer(page);
  const { secret } = await switchOn(page);
  await page.context().clearCookies();
  await openPage(page, '/forgot-password');
  await input(page, 'email').fill(account.email);
  await press(page, 'Send the link');
  await expect(heading(page)).toHaveText('Please check your e-mail');
  const path = await mailedPath(account.email);
  await openPage(page, path);
  await axe(page);
  const password = 'nine brass lanterns';
  await input(page, 'password').fill(password);
  await input(page, 'code').fill('000000');
  await press(page, 'Save the new password');
  await expect(main(page).getByText('This code is not right').first()).toBeVisible();
  // What was typed stays.
  await expect(input(page, 'password')).toHaveValue(password);
  await input(page, 'code').fill(codeAhead(secret, 1));
  await press(page, 'Save the new password');
  await expect(page).toHaveURL(/\/account$/);
  await openPage(page, path);
  await expect(input(page, 'code')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the second step takes a recovery code', once, async ({ page }) => {
    const account = await becomeCustomer(page);
    await page.goto('/account/security?setup=1');
    const secret = (await main(page).locator('.factor-key').innerText()).replaceAll(' ', '');
    await input(page, 'code').fill(codeAhead(secret, 0));
    await press(page, 'Switch on');
    await expect(main(page).getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    const [code] = await main(page).locator('.recovery-codes li').allInnerTexts();

    await page.context().clearCookies();
    await page.goto('/login');
    await input(page, 'email').fill(account.email);
    await input(page, 'password').fill(account.password);
    await press(page, 'Login');
    await expect(heading(page)).toHaveText('One more step');
    await input(page, 'code').fill(code!);
    await press(page, 'Continue');
    await expect(page).toHaveURL(/\/account$/);
  });
});

test(
  'a mailed link signs in once, and says the same for an unknown address',
  once,
  async ({ page }) => {
    const account = await becomeCustomer(page);
    await page.context().clearCookies();
    const texts = [];
    for (const email of ['nobody-at-all@example.com', account.email]) {
      await openPage(page, '/login');
      await main(page).getByRole('link', { name: 'Send me a login link' }).click();
      await expect(heading(page)).toHaveText('Login by e-mail');
      await input(page, 'email').fill(email);
      await press(page, 'Send the link');
      await expect(heading(page)).toHaveText('Please check your e-mail');
      texts.push((await main(page).innerText()).replace(email, ''));
    }
    expect(texts[0]).toBe(texts[1]);
    const path = await mailedPath(account.email);
    await openPage(page, path);
    await press(page, 'Log in');
    await expect(page).toHaveURL(/\/account$/);
    await page.context().clearCookies();
    await openPage(page, path);
    await press(page, 'Log in');
    await expect(heading(page)).toHaveText('This link has expired');
  },
);
