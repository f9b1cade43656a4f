import { expect, type Page, test } from '@playwright/test';
import { adminPages } from '#web/admin/menu/pages.ts';
import { intercept } from '#tests/support/intercept.ts';
import { loginAs } from '#tests/support/login.ts';
import { once } from '#tests/support/once.ts';
import { openPage, reloadPage } from '#tests/support/open-page.ts';
import { inShop } from '#tests/support/shop-database.ts';
import { goodPassword } from './new-account.ts';
import { publicRoutes } from './public-routes.ts';
import { recordAddresses, removeNewPictures } from './record-addresses.ts';

/** What was typed into each form of the page, and whether it is stored. */
interface TypedForm {
  form: string;
  names: string[];
  isStored: boolean;
  isOfRecord: boolean;
}

/** Types into every field of every form, as far as browsers let a program, one form after the other. */
const typeIntoForms = (page: Page) =>
  page.evaluate(() => {
    const samples = {
      number: '7',
      email: 'half@written.example',
      tel: '01001234567',
      date: '2031-01-31',
    };
    const stored = () => Object.keys(sessionStorage).filter((key) => key.startsWith('typed '));
    const typed: TypedForm[] = [];
    for (const form of document.querySelectorAll<HTMLFormElement>('form[method="post"]')) {
      const fields = [
        ...form.querySelectorAll<HTMLInputElement>('textarea[name], input[name]'),
      ].filter(
        (field) =>
          /^(text|textarea|email|tel|number|date|url)$/.test(field.type) &&
          field.name !== 'homepage' &&
          field.autocomplete !== 'one-time-code' &&
          !field.disabled &&
          !field.readOnly &&
          !field.closest('[hidden]'),
      );
      const before = new Set(stored());
      for (const field of fields) {
        const text = samples[field.type as keyof typeof samples] ?? 'Half written';
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(
          field,
          text,
        );
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (fields.length === 0) continue;
      typed.push({
        form: form.outerHTML.slice(0, 200),
        names: fields.map(({ name }) => name),
        isStored: stored().some((key) => !before.has(key)),
        isOfRecord: form.matches('.record-form, .record-split form'),
      });
    }
    return typed;
  });

/** Some forms wait for a first touch before scripts take them over. */
async function takenOver(page: Page): Promise<void> {
  await page.mouse.move(20, 20);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('form[method="post"]')].every((form) =>
      Object.keys(form).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

/** Nothing is stored by the shop: what a form keeps must not depend on it. */
const cutOff = (page: Page) =>
  page.route('**/*', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  );

async function expectStoredForms(page: Page, paths: readonly string[]): Promise<number> {
  let seen = 0;
  await cutOff(page);
  for (const path of paths) {
    await test.step(path, async () => {
      await openPage(page, path);
      await takenOver(page);
      const forms = await typeIntoForms(page);
      seen += forms.length;
      const lost = forms.filter(({ isStored }) => !isStored);
      // The form of a record has drafts of its own, and asks as soon as the page has rendered again.
      const isAsked = () =>
        page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
      if (lost.every(({ isOfRecord }) => isOfRecord) && lost.length > 0) {
        await expect.poll(isAsked, `${path} asks before it is left`).toBe(true);
      } else {
        expect(lost, `${path} loses what is typed`).toEqual([]);
      }
    });
  }
  return seen;
}

const addressOf = (path: string) =>
  `/admin/${path}`
    .replace(':name', 'terms')
    .replace('/*', '/overview')
    .replace(':list', 'products')
    .replace(':kind/:id', 'page/about');

for (const [half, title] of [
  [0, 'every form of the desk'],
  [1, 'every other form of the desk'],
] as const) {
  test(`${title} keeps what is typed, or asks`, once, async ({ page }) => {
    await loginAs(page, 'admin');
    const patterns = adminPages.map(({ path }) => `/admin/${path}`);
    const records = await recordAddresses(
      patterns.filter((each) => !each.includes(':kind')),
      'admin',
    );
    try {
      const paths = adminPages
        .filter((_, index) => index % 2 === half)
        .map(({ path }) =>
          path === 'customers/:kind/:id'
            ? records.get('/admin/orders/:id')!.replace('orders/', 'customers/order/')
            : (records.get(`/admin/${path}`) ?? addressOf(path)),
        );
      expect(await expectStoredForms(page, paths)).toBeGreaterThan(20);
    } finally {
      await removeNewPictures('admin');
    }
  });
}

test('every form of the shop keeps what is typed', once, async ({ page }) => {
  const seen = await expectStoredForms(page, [
    ...Object.values(publicRoutes).flat(),
    '/product/aswan-bread-baskets',
  ]);
  expect(seen).toBeGreaterThan(8);
});

test('every form of an account keeps what is typed', once, async ({ page }) => {
  await loginAs(page, 'customer');
  const paths = ['profile', 'security', 'addresses/new', 'settings/delete-account'];
  const seen = await expectStoredForms(
    page,
    paths.map((path) => `/account/${path}`),
  );
  expect(seen).toBeGreaterThan(1);
});

const half = 'Dear Mona, the walnut takes';

async function openMessage(page: Page): Promise<string> {
  const [message] = await inShop<{ id: string }>(
    `insert into contact_messages (full_name, email, subject, message, locale)
     values ('Mona Farid', 'mona@example.com', 'other', 'How long does walnut take?', 'en') returning id`,
  );
  const path = `/admin/custom-service/messages/${message!.id}`;
  await openPage(page, path);
  return path;
}

const responseField = (page: Page) => page.locator('#answer-body');

test(
  'a half-written answer survives a reload, the other language and the menu',
  once,
  async ({ page }) => {
    await loginAs(page, 'sales');
    const path = await openMessage(page);
    await responseField(page).fill(half);
    await reloadPage(page);
    await expect(responseField(page)).toHaveValue(half);
    await expect(page.getByText('You typed this earlier and have not sent it.')).toBeVisible();

    await openPage(page, `/ar${path}`);
    await expect(responseField(page)).toHaveValue(half);
    await openPage(page, `/en${path}`);

    const entry = page.getByRole('link', { name: 'Orders', exact: true }).first();
    await entry.click();
    const question = page.getByRole('dialog', { name: 'What you typed is not saved or sent.' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(responseField(page)).toHaveValue(half);
    await entry.click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL(/\/admin\/orders/);
    await openPage(page, path);
    await expect(responseField(page)).toHaveValue('');
  },
);

test(
  'a half-written answer survives a lost connection and is gone once it is sent',
  once,
  async ({ page }) => {
    await loginAs(page, 'sales');
    await openMessage(page);
    await responseField(page).fill(half);
    const send = page.getByRole('button', { name: 'Send e-mail' });
    const connection = await intercept(page, '**/messages/**', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await send.click();
    await expect(page.locator('.form-notice')).toBeVisible();
    connection.stop();
    await reloadPage(page);
    await expect(responseField(page)).toHaveValue(half);
    await send.click();
    await expect(page.getByText('The e-mail is on its way.').first()).toBeVisible();
    await reloadPage(page);
    await expect(responseField(page)).toHaveValue('');
  },
);

test('what one person typed is never shown to the next', once, async ({ page }) => {
  await loginAs(page, 'sales');
  const path = await openMessage(page);
  await responseField(page).fill(half);
  await page.context().clearCookies();
  await loginAs(page, 'admin');
  await openPage(page, path);
  await expect(responseField(page)).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(stored).not.toContain(half);
});

test(
  'a form of the shop survives a session that ends, and another page',
  once,
  async ({ page }) => {
    await openPage(page, '/contact');
    await page.locator('#enquiry-message').fill(half);
    await openPage(page, '/signup');
    await page.locator('[type=password]').first().fill(goodPassword);
    await openPage(page, '/contact');
    // The form takes over with the first touch.
    await page.mouse.move(10, 10);
    await expect(page.locator('#enquiry-message')).toHaveValue(half);
    const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(stored).not.toContain(goodPassword);
  },
);
