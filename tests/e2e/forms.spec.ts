import { expect, type Page, test } from '@playwright/test';
import { alive } from '#tests/support/alive.ts';
import { once } from '#tests/support/once.ts';
import { waitForFormAge } from '#tests/support/form-age.ts';
import { holdRequests, openPage } from '#tests/support/open-page.ts';
import { axe } from '#tests/support/page-health.ts';
import { fillAddress } from './buying.ts';
import { becomeCustomer, goodPassword } from './new-account.ts';

/** What a form looks like, and how one of its fields is filled in. */
interface FormCase {
  path: string;
  needsAccount: boolean;
  fill(page: Page): Promise<void>;
  submit: string;
  /** A field that must still hold what was typed. */
  field: string;
  value: string;
  /** Where the rejection is shown. */
  message: string;
}

const forms: Record<string, FormCase> = {
  login: {
    path: '/login',
    needsAccount: false,
    fill: async (page) => {
      await page.locator('#email').fill('mona@example.com');
      await page.locator('#password').fill(goodPassword);
    },
    submit: 'Login',
    field: '#password',
    value: goodPassword,
    message: '.form-notice',
  },
  profile: {
    path: '/account/profile',
    needsAccount: true,
    fill: (page) => page.locator('#company').fill('Nile Studio'),
    submit: 'Save',
    field: '#company',
    value: 'Nile Studio',
    message: '.form-notice',
  },
  address: {
    path: '/account/addresses/new',
    needsAccount: true,
    fill: (page) => fillAddress(page),
    submit: 'Save address',
    field: '#address-street',
    value: 'Road 9',
    message: '.form-notice',
  },
  review: {
    path: '/product/aswan-bread-baskets',
    needsAccount: true,
    fill: async (page) => {
      await page.locator('.review-write > summary').click();
      await page.getByLabel('Your review').fill('Light and strong.');
      await page.locator('.review-form [name=rating][value="5"]').check({ force: true });
    },
    submit: 'Send review',
    field: '.review-form textarea',
    value: 'Light and strong.',
    message: '.review-form [role=alert]',
  },
  newsletter: {
    path: '/newsletter',
    needsAccount: false,
    fill: (page) => page.locator('#newsletter-email').fill('mona@example.com'),
    submit: 'Subscribe',
    field: '#newsletter-email',
    value: 'mona@example.com',
    message: '#newsletter-email-error',
  },
  contact: {
    path: '/contact',
    needsAccount: false,
    fill: async (page) => {
      await page.locator('#enquiry-full_name').fill('Mona Farid');
      await page.locator('#enquiry-email').fill('mona@example.com');
      await page.locator('#enquiry-subject').selectOption({ index: 1 });
      await page.locator('#enquiry-message').fill('Do you deliver to Siwa?');
    },
    submit: 'Send message',
    field: '#enquiry-message',
    value: 'Do you deliver to Siwa?',
    message: '.form-notice',
  },
};

async function open(page: Page, { path, needsAccount, fill }: FormCase): Promise<void> {
  if (needsAccount) await becomeCustomer(page);
  await openPage(page, path);
  await fill(page);
}

async function press(page: Page, { submit }: FormCase): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: submit, exact: true });
  await (await alive(button.first())).click();
}

/** The page is still there, with what was typed and a reason. */
async function expectInput(page: Page, { path, field, value, message }: FormCase): Promise<void> {
  await expect(page.locator(message).first()).toBeVisible();
  await expect(page.locator(field)).toHaveValue(value);
  expect(new URL(page.url()).pathname).toBe(path);
}

const onPost = (page: Page, respond: Parameters<Page['route']>[1]) =>
  page.route('**/*', (route, request) =>
    request.method() === 'POST' ? respond(route, request) : route.fallback(),
  );

test.describe('what was typed stays', once, () => {
  for (const [name, form] of Object.entries(forms)) {
    test(`in the form ${name} when the connection is lost or the server fails`, async ({
      page,
    }) => {
      await open(page, form);
      await onPost(page, (route) => route.abort());
      await press(page, form);
      await expectInput(page, form);
      await axe(page);

      await onPost(page, (route) =>
        route.fulfill({ status: 500, contentType: 'text/plain', body: 'Internal Server Error' }),
      );
      await press(page, form);
      await expectInput(page, form);
    });
  }

  for (const name of ['profile', 'address', 'review']) {
    test(`in the form ${name} when the session has ended, with a link to log in`, async ({
      page,
    }) => {
      const form = forms[name]!;
      await open(page, form);
      if (name === 'review') await waitForFormAge(page);
      await page.context().clearCookies();
      await press(page, form);
      await expectInput(page, form);
      const link = page.getByRole('link', { name: 'Login in a new tab' });
      await expect(link).toHaveAttribute('href', `/login?next=${encodeURIComponent(form.path)}`);
    });
  }

  test('in the form review when the page learns that the session has ended', async ({ page }) => {
    const form = forms['review']!;
    await becomeCustomer(page);
    const release = await holdRequests(page, '**/session/mine');
    await openPage(page, form.path);
    await form.fill(page);
    await page.context().clearCookies();
    release();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.locator(form.field)).toHaveValue(form.value);
  });

  test('after the session has ended, and is sent once the customer has logged in again', async ({
    page,
  }) => {
    const form = forms['profile']!;
    const account = await becomeCustomer(page);
    await openPage(page, form.path);
    await form.fill(page);
    await page.context().clearCookies();
    await press(page, form);
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Login in a new tab' }).click(),
    ]);
    await tab.locator('#email').fill(account.email);
    await tab.locator('#password').fill(account.password);
    await (await alive(tab.getByRole('main').getByRole('button', { name: 'Login' }))).click();
    await expect(tab).toHaveURL(/\/account\/profile$/);
    await expect(page.locator(form.field)).toHaveValue(form.value);
    await press(page, form);
    await expect(page.locator('.form-notice-saved')).toBeVisible();
  });
});

test('a form is sent once, however quickly its button is pressed', once, async ({ page }) => {
  const form = forms['profile']!;
  await open(page, form);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/account/profile')) sent += 1;
  });
  const button = page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
  await (await alive(button)).dblclick();
  await expect(page.locator('.form-notice-saved')).toBeVisible();
  expect(sent).toBe(1);
});

test(
  'signing out that fails is reported as a toast, and the page stays',
  once,
  async ({ page }) => {
    await becomeCustomer(page);
    await page.goto('/account/profile');
    await onPost(page, (route) =>
      route.fulfill({ status: 500, contentType: 'text/plain', body: 'Internal Server Error' }),
    );
    await (await alive(page.getByLabel('Account', { exact: true }).first())).click();
    await page.getByRole('button', { name: 'Sign Out' }).filter({ visible: true }).click();
    const toasts = page.getByRole('region', { name: 'Notifications', exact: true });
    await expect(toasts.getByText('Error', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/account\/profile$/);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a rejected form comes back with what was typed, and without the password',
    once,
    async ({ page }) => {
      await page.goto('/ar/signup');
      await page.locator('#fullName').fill('منى فريد');
      await page.locator('#email').fill('mona@');
      await page.locator('#password').fill(goodPassword);
      await page.getByRole('main').locator('button[type=submit]').click();
      await expect(page.locator('.form-notice a[href="#email"]')).toBeVisible();
      await expect(page.locator('#email')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('#fullName')).toHaveValue('منى فريد');
      await expect(page.locator('#password')).toHaveValue('');
    },
  );
});
