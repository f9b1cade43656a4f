import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { mailedPath } from '#tests/support/outbox.ts';
import { inShop } from '#tests/support/shop-database.ts';

export const goodPassword = 'three walnut lattices';

export const newEmail = () => `${randomUUID()}@example.com`;

/** Signs up and confirms without the browser's help; the page is signed in afterwards. */
export async function becomeCustomer(page: Page): Promise<{ email: string; password: string }> {
  const email = newEmail();
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const headers = { origin: process.env.SHOP_URL ?? '', 'X-Forwarded-For': address };
  const form = { fullName: 'Mona Farid', email, phone: '01001234567', password: goodPassword };
  const signUp = await page.request.post('/signup', { form, headers });
  expect(signUp.status()).toBe(200);
  const path = await mailedPath(email);
  const token = new URLSearchParams(path.split('?')[1]).get('token')!;
  const confirmed = await page.request.post(path, {
    form: { token, password: goodPassword },
    headers,
  });
  expect(confirmed.status()).toBe(200);
  // The welcome belongs to a page that was never opened.
  await page.context().clearCookies({ name: 'flash' });
  return { email, password: goodPassword };
}

/** A member of sales whom no other test shares: what they have decided is shown to them alone. */
export async function becomeSales(page: Page): Promise<void> {
  const { email } = await becomeCustomer(page);
  await inShop(
    `insert into user_roles (user_id, role) select id, 'sales' from auth.users where email = $1`,
    [email],
  );
}
