import { randomUUID } from 'node:crypto';
import type { Attack, Target } from '../attack.ts';
import { sendRequest, signInAs } from '../send-request.ts';
import { tryWrites, type RowWrite } from '../write-rows.ts';

const odd = ['NaN', 'Infinity', '-Infinity', '1e30', '-1', '99999999999.99'];
const all = 'not.is.null';

/** Numbers that are none, and lists with gaps, in everything that staff write. */
const writes: Record<string, RowWrite[]> = {
  technical: [
    ...odd.flatMap((value) => [
      patch(`products?id=${all}`, { price: value }),
      patch(`products?id=${all}`, { discount_price: value }),
      patch(`products?id=${all}`, { weight: value }),
      patch(`product_variants?id=${all}`, { price: value }),
    ]),
    ...[2_147_483_647, 5_000_000, -1].map((quantity) => ({
      method: 'POST' as const,
      path: 'products',
      body: product({ quantity }),
    })),
    ...[[1, null], [null], [['a']], {}].map((specifications) =>
      patch(`products?id=${all}`, { specifications }),
    ),
    patch(`products?id=${all}`, { variant_options: { colors: [null] } }),
    patch(`products?id=${all}`, { dimensions: { width: 'wide' } }),
    patch(`products?id=${all}`, { tags: ['new', null] }),
    patch(`products?id=${all}`, { lead_time_min_days: 30_000, lead_time_max_days: 32_000 }),
  ],
  sales: odd.flatMap((value) => [
    coupon({ discount_value: value }),
    coupon({ discount_value: 5, min_purchase_amount: value }),
    coupon({ discount_value: 5, max_discount_amount: value }),
  ]),
  admin: odd.flatMap((value) => [
    patch('governorates?code=eq.cairo', { delivery_fee: value }),
    patch('site_settings?id=eq.1', { tax_rate: value }),
    patch('abuse_limits?id=eq.1', { order_max_value: value }),
  ]),
};

export const storeOddNumbers: Attack = {
  name: 'NaN, infinity, huge numbers and lists with gaps',
  async run(target) {
    const found = { taken: 0, errors: 0 };
    let kinds = 0;
    for (const [role, ofRole] of Object.entries(writes)) {
      const { taken, errors } = await tryWrites(target, await signInAs(target, role), ofRole);
      found.taken += taken;
      found.errors += errors;
      kinds += ofRole.length;
    }
    return [
      { figure: `of ${kinds} odd values stored`, value: found.taken, max: 0 },
      { figure: 'server errors', value: found.errors, max: 0 },
      {
        figure: 'orders and pages that fail afterwards',
        value: await countFailures(target),
        max: 0,
      },
    ];
  },
};

function patch(path: string, body: object): RowWrite {
  return { method: 'PATCH', path, body };
}

function product(change: object): object {
  const name = `drill-${randomUUID()}`;
  return { name, slug: name, sku: name, category: 'office', kind: 'desk', price: 10, ...change };
}

function coupon(terms: object): RowWrite {
  const code = `DRILL-${randomUUID().slice(0, 8)}`;
  return { method: 'POST', path: 'coupons', body: { code, discount_type: 'fixed', ...terms } };
}

/** A cart, an order and the page of every product. */
async function countFailures(target: Target): Promise<number> {
  const reply = await sendRequest(target, '/rest/v1/products?select=id,slug,has_variants');
  const products = JSON.parse(reply.text) as { id: string; slug: string; has_variants: boolean }[];
  const items = products
    .filter((each) => !each.has_variants)
    .slice(0, 100)
    .map(({ id }) => ({ product_id: id, quantity: 999 }));
  const requests: [path: string, body?: object][] = [
    ['/functions/v1/price-cart', { items, governorate: 'cairo' }],
    [
      '/functions/v1/checkout',
      { key: randomUUID(), items, payment_method: 'cash_on_delivery', locale: 'en' },
    ],
    ...products.map(({ slug }): [string] => [`/product/${slug}`]),
  ];
  let failed = 0;
  for (const [path, body] of requests) {
    failed += Number((await sendRequest(target, path, { body })).status >= 500);
  }
  return failed;
}
