import { expect, type Page, test } from '@playwright/test';
import { demoAccount } from '#tests/support/login.ts';
import { wear } from '#tests/support/look.ts';
import { once } from '#tests/support/once.ts';
import { mailedPath, mailsTo } from '#tests/support/outbox.ts';
import { axe, noConsoleErrors } from '#tests/support/page-health.ts';
import { openPage, reloadPage } from '#tests/support/open-page.ts';
import { becomeCustomer, goodPassword, newEmail } from './new-account.ts';

const main = (page: Page) => page.getByRole('main');
const input = (page: Page, name: string) => page.locator(`[name=${name}]`);

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await input(page, name).fill(value);
}

async function press(page: Page, name: string): Promise<void> {
  await main(page).getByRole('button', { name, exact: true }).click();
}

async function logIn(page: Page, account: { email: string; password: string }): Promise<void> {
  await openPage(page, '/login');
  await fill(page, account);
  await press(page, 'Login');
}

test.describe('signing up', () => {
  test('leads by mail into the account', async ({ page }) => {
    const expectCalmConsole = noConsoleErrors(page);
    const email = newEmail();
    await openPage(page, '/signup');
    await fill(page, {
      fullName: 'Mona Farid',
      email,
      phone: '٠١٠٠١٢٣٤٥٦٧',
      password: goodPassword,
    });
    await fill(page, { company: 'Farid & Sons' });
    await press(page, 'Create account');
    await expect(main(page).getByRole('heading')).toHaveText('Please check your e-mail');
    await expect(main(page).getByText(email)).toBeVisible();
    await axe(page);

    const path = await mailedPath(email);
    await openPage(page, path);
    await expect(main(page).getByRole('heading')).toHaveText('Confirm your e-mail');
    await axe(page);
    await expect(input(page, 'password')).toHaveCount(0);
    await press(page, 'Confirm and sign in');
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByText('Welcome to Fustat')).toBeVisible();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Good to see you, Mona');
    await openPage(page, '/account/profile');
    await expect(input(page, 'company')).toHaveValue('Farid & Sons');
    await expect(main(page).getByText('+201001234567')).toBeVisible();
    expectCalmConsole();

    await page.context().clearCookies();
    await openPage(page, path);
    await input(page, 'password').fill(goodPassword);
    await press(page, 'Confirm and sign in');
    await expect(main(page).getByRole('heading')).toHaveText('This link is no longer valid');
  });

  test(
    'returns to where it began, by a link that the demo shows and mails again',
    once,
    async ({ page }) => {
      const email = newEmail();
      await openPage(page, '/en/login?next=%2Fcart');
      await main(page).getByRole('link', { name: 'Create an account' }).click();
      await expect(page).toHaveURL(/\/signup\?next=%2Fcart$/);
      await fill(page, { fullName: 'Mona Farid', email, phone: '01001234567' });
      await fill(page, { password: goodPassword });
      await press(page, 'Create account');
      await press(page, 'Send it again');
      await expect(main(page).getByText('Sent again')).toBeVisible();
      await axe(page);
      expect(await mailsTo(email)).toHaveLength(2);
      await main(page).getByRole('link', { name: 'Read the e-mail of this demo' }).click();
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('E-mail of this demo');
      await axe(page);
      await main(page).getByRole('link', { name: email }).first().click();
      const mail = main(page).frameLocator('iframe');
      await mail.getByRole('link', { name: 'Confirm my e-mail' }).click();
      await press(page, 'Confirm and sign in');
      await expect(page).toHaveURL(/\/en\/cart$/);
    },
  );

  test('can be mailed again without scripts', once, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    const email = newEmail();
    await openPage(page, '/en/signup');
    await fill(page, { fullName: 'Mona Farid', email, phone: '01001234567' });
    await fill(page, { password: goodPassword });
    await press(page, 'Create account');
    await press(page, 'Send it again');
    await expect(main(page).getByText('Sent again')).toBeVisible();
    await expect(main(page).getByText(email)).toBeVisible();
    expect(await mailsTo(email)).toHaveLength(2);
    await context.close();
  });

  test('cannot be completed with the link but without the password', once, async ({ page }) => {
    const email = newEmail();
    const headers = { origin: process.env.SHOP_URL ?? '' };
    const form = { fullName: 'Mona Farid', email, phone: '01001234567', password: goodPassword };
    await page.request.post('/signup', { form, headers });
    // The link is opened in another browser.
    await page.context().clearCookies();
    await openPage(page, await mailedPath(email));
    await input(page, 'password').fill('not that one');
    await press(page, 'Confirm and sign in');
    await expect(
      main(page).getByText('This is not the password that was chosen for this account.').first(),
    ).toBeVisible();
    await expect(input(page, 'password')).toBeFocused();
    await axe(page);
    await logIn(page, { email, password: goodPassword });
    await expect(main(page).getByText('Please confirm your e-mail address first')).toBeVisible();
  });

  test('says the same about an address that has an account', once, async ({ page }) => {
    const { email } = await becomeCustomer(page);
    await page.context().clearCookies();
    await openPage(page, '/signup');
    await fill(page, {
      fullName: 'Somebody Else',
      email,
      phone: '01001234567',
      password: goodPassword,
    });
    await press(page, 'Create account');
    await expect(main(page).getByRole('heading')).toHaveText('Please check your e-mail');
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ template: 'existing_account' });
    expect(mail?.text).not.toContain('token=');
  });

  test('keeps what was typed, names what is wrong and goes there', once, async ({ page }) => {
    await openPage(page, '/signup');
    await fill(page, {
      fullName: 'Mona Farid',
      email: 'mona@',
      phone: '12',
      password: goodPassword,
    });
    await press(page, 'Create account');
    await expect(main(page).getByText('Registration failed')).toBeVisible();
    await expect(main(page).getByText('Please enter a valid email address')).toBeVisible();
    await expect(main(page).getByText('Please enter a valid phone number.')).toBeVisible();
    await expect(input(page, 'email')).toBeFocused();
    await expect(input(page, 'fullName')).toHaveValue('Mona Farid');
    await expect(input(page, 'phone')).toHaveValue('12');
    await axe(page);
  });

  test(
    'lists every reason against a weak password, in both languages',
    once,
    async ({ page, baseURL }) => {
      const typed = { fullName: 'Mona Farid', email: newEmail(), phone: '01001234567' };
      await openPage(page, '/signup');
      await fill(page, { ...typed, password: 'fustat' });
      await press(page, 'Create account');
      await expect(main(page).getByText('Use at least 8 characters.')).toBeVisible();
      await expect(
        main(page).getByText('Leave your name, your e-mail and our name out of it.'),
      ).toBeVisible();
      await expect(input(page, 'password')).toBeFocused();

      await wear(page, baseURL!, { locale: 'ar', theme: 'light' });
      await openPage(page, '/signup');
      await fill(page, { ...typed, password: 'password' });
      await press(page, 'إنشاء الحساب');
      await expect(main(page).getByText('تعذّر إنشاء الحساب')).toBeVisible();
      await expect(main(page).getByText('كلمة المرور هذه من أول ما يُجرَّب')).toBeVisible();
    },
  );
});

test.describe('logging in', once, () => {
  test('rejects a wrong password, keeps the e-mail, then welcomes back', async ({ page }) => {
    const account = demoAccount('customer');
    await logIn(page, { ...account, password: 'not the password' });
    await expect(main(page).getByText('Login failed')).toBeVisible();
    await expect(main(page).getByText('Invalid login credentials')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Login failed');
    await expect(input(page, 'email')).toHaveValue(account.email);
    await axe(page);
    await input(page, 'password').fill(account.password);
    await press(page, 'Login');
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByText('Welcome back to Fustat')).toBeVisible();
    await openPage(page, '/login?next=/account/orders');
    await expect(page).toHaveURL(/\/account\/orders$/);
  });

  test('rejects an unknown address with the same message, in Arabic too', async ({
    page,
    baseURL,
  }) => {
    await logIn(page, { email: newEmail(), password: goodPassword });
    await expect(main(page).getByText('Invalid login credentials')).toBeVisible();
    await wear(page, baseURL!, { locale: 'ar', theme: 'dark' });
    await openPage(page, '/login');
    await fill(page, { email: newEmail(), password: goodPassword });
    await press(page, 'دخول');
    await expect(main(page).getByText('تعذّر تسجيل الدخول')).toBeVisible();
    await expect(main(page).getByText('البريد الإلكتروني أو كلمة المرور غير صحيحة')).toBeVisible();
  });

  test('asks for what is missing', async ({ page }) => {
    await logIn(page, { email: '', password: '' });
    await expect(
      main(page).getByText('You must provide either an email or phone number and a password'),
    ).toBeVisible();
    await expect(input(page, 'email')).toBeFocused();
  });

  test('continues to the requested page, never out of the shop', async ({ page }) => {
    for (const [next, path] of [
      ['/account/orders', '/account/orders'],
      ['//evil.example/', '/account'],
    ] as const) {
      await page.context().clearCookies();
      await openPage(page, `/ar/login?next=${encodeURIComponent(next)}`);
      await fill(page, demoAccount('customer'));
      await press(page, 'دخول');
      await page.waitForURL(`**/ar${path}`);
    }
  });

  test('shows and hides the password', async ({ page }) => {
    await openPage(page, '/login');
    await input(page, 'password').fill(goodPassword);
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(input(page, 'password')).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(input(page, 'password')).toHaveAttribute('type', 'password');
  });

  test('answers too many attempts with 429 and when to come again', async ({ page }) => {
    const form = { email: newEmail(), password: 'a guess' };
    const headers = { origin: process.env.SHOP_URL ?? '' };
    const statuses: number[] = [];
    let retryAfter: string | undefined;
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const response = await page.request.post('/login', { form, headers });
      statuses.push(response.status());
      retryAfter = response.headers()['retry-after'];
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    await logIn(page, form);
    await expect(main(page).getByText(/Too many attempts\. Please wait/)).toBeVisible();
  });
});

test.describe('without JavaScript', once, () => {
  test.use({ javaScriptEnabled: false });

  test('a customer can log in, and learns why not', async ({ page }) => {
    const account = demoAccount('customer');
    await logIn(page, { ...account, password: '' });
    await expect(main(page).getByText('Login failed')).toBeVisible();
    await expect(input(page, 'email')).toHaveValue(account.email);
    await input(page, 'password').fill(account.password);
    await press(page, 'Login');
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByText('Welcome back to Fustat')).toBeVisible();
    await expect(main(page).getByText(account.email)).toBeVisible();
    await main(page).getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
  });
});

test.describe('passwords', once, () => {
  test('a forgotten one is replaced through a mailed link, once', async ({ page }) => {
    const { email } = await becomeCustomer(page);
    const renewed = 'four limestone arches';
    await page.context().clearCookies();
    await openPage(page, '/forgot-password');
    await input(page, 'email').fill(email);
    await press(page, 'Send the link');
    await expect(main(page).getByRole('heading')).toHaveText('Please check your e-mail');

    const path = await mailedPath(email);
    await openPage(page, path);
    await input(page, 'password').fill('short');
    await press(page, 'Save the new password');
    await expect(main(page).getByText('Use at least 8 characters.')).toBeVisible();
    await axe(page);
    await input(page, 'password').fill(renewed);
    await press(page, 'Save the new password');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Your password has been changed.')).toBeVisible();

    await openPage(page, path);
    await input(page, 'password').fill(renewed);
    await press(page, 'Save the new password');
    await expect(main(page).getByRole('heading')).toHaveText('This link is no longer valid');
    await logIn(page, { email, password: goodPassword });
    await expect(main(page).getByText('Login failed')).toBeVisible();
    await logIn(page, { email, password: renewed });
    await expect(page).toHaveURL(/\/account$/);
  });

  test('an unknown address gets the same answer and no mail', async ({ page }) => {
    const email = newEmail();
    await openPage(page, '/forgot-password');
    await input(page, 'email').fill(email);
    await press(page, 'Send the link');
    await expect(main(page).getByRole('heading')).toHaveText('Please check your e-mail');
    expect(await mailsTo(email)).toEqual([]);
  });

  test('one is changed by proving the old one', async ({ page }) => {
    const { email, password } = await becomeCustomer(page);
    const renewed = 'five brass lanterns';
    await openPage(page, '/account/profile');
    await fill(page, { currentPassword: 'not the password', newPassword: renewed });
    await press(page, 'Change password');
    await expect(main(page).getByText('The current password is wrong.').first()).toBeVisible();
    await expect(input(page, 'currentPassword')).toBeFocused();
    await fill(page, { currentPassword: password, newPassword: password });
    await press(page, 'Change password');
    await expect(
      main(page).getByText('The new password must be different from the old one.').first(),
    ).toBeVisible();
    await fill(page, { currentPassword: password, newPassword: renewed });
    await press(page, 'Change password');
    await expect(main(page).getByText('Your password has been changed.')).toBeVisible();
    await expect(input(page, 'currentPassword')).toHaveValue('');
    await page.context().clearCookies();
    await logIn(page, { email, password: renewed });
    await expect(page).toHaveURL(/\/account$/);
  });
});

test('the profile keeps job and company, and shows the rest as it is', once, async ({ page }) => {
  const { email } = await becomeCustomer(page);
  await openPage(page, '/account/profile');
  for (const fact of ['Mona Farid', email, '+201001234567']) {
    await expect(main(page).locator('dd').getByText(fact)).toBeVisible();
  }
  await fill(page, { jobPosition: 'Architect', company: 'دار المعمار' });
  await press(page, 'Save');
  await expect(main(page).getByText('Your profile has been successfully updated.')).toBeVisible();
  await axe(page);
  await reloadPage(page);
  await expect(input(page, 'jobPosition')).toHaveValue('Architect');
  await expect(input(page, 'company')).toHaveValue('دار المعمار');
  await fill(page, { company: 'x'.repeat(200) });
  await press(page, 'Save');
  await expect(main(page).getByText('Update failed')).toBeVisible();
  await expect(input(page, 'company')).toBeFocused();
});

test('logging out leads home, and following a link does not sign out', once, async ({ page }) => {
  await becomeCustomer(page);
  await openPage(page, '/logout');
  await expect(page).toHaveURL(/\/$/);
  await openPage(page, '/account');
  await main(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
  await openPage(page, '/account');
  await expect(main(page).getByRole('heading')).toHaveText('Access Denied');
});

test('an open page learns when its session ends', once, async ({ page }) => {
  const headers = { origin: process.env.SHOP_URL ?? '' };
  expect((await page.request.post('/session/refresh', { headers })).status()).toBe(401);
  await becomeCustomer(page);
  const response = await page.request.post('/session/refresh', { headers });
  const { expiresAt } = (await response.json()) as { expiresAt: number };
  expect(expiresAt).toBeGreaterThan(Date.now());
});
