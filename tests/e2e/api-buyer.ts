import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { inShop } from '#tests/support/shop-database.ts';

interface Buying {
  email: string;
  locale: 'en' | 'ar';
  token?: string;
  coupon?: string;
}

/** What another client does at /functions/v1/checkout; without a token, as a guest. */
export async function buy(page: Page, slug: string, { email, locale, token, coupon }: Buying) {
  const [product] = await inShop<{ id: string }>('select id from products where slug = $1', [slug]);
  const response = await page.request.post('/functions/v1/checkout', {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    data: {
      key: randomUUID(),
      items: [{ product_id: product!.id, quantity: 2 }],
      address: {
        full_name: 'Mona Farid',
        phone: '01001234567',
        email,
        governorate: 'cairo',
        city: 'Zamalek',
        street: 'Brazil Street',
        building: '12',
      },
      payment_method: 'cash_on_delivery',
      locale,
      ...(coupon ? { coupon_code: coupon } : {}),
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()) as { order: { id: string; number: string }; guest_token?: string };
}

export async function accessToken(page: Page, account: { email: string; password: string }) {
  const response = await page.request.post('/auth/v1/token?grant_type=password', { data: account });
  return ((await response.json()) as { access_token: string }).access_token;
}
