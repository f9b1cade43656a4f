import { randomUUID } from 'node:crypto';
import type { Attack, Target } from '../attack.ts';

const smallOrders = 1000;
/** The limit of one network and day, see `abuse_limits`. */
const maxPieces = 150;

/** Orders everything in two large orders, then a little very often, each time under new names. */
export const holdStock: Attack = {
  name: `Stock holding: two orders of every product, ${smallOrders} small orders from one address`,
  async run(target) {
    const products = await findProducts(target);
    const large = (await order(target, products, 9)) + (await order(target, products, 1));
    let pieces = 0;
    for (let index = 0; index < smallOrders; index += 1) {
      pieces += await order(target, [products[index % products.length]!], 1);
    }
    return [
      { figure: `pieces held by two orders of ${products.length} lines`, value: large, max: 20 },
      { figure: 'pieces held by the small orders', value: pieces, max: maxPieces },
    ];
  },
};

const searches = ['basket', 'chair', 'table', 'lamp', 'rug', 'sofa', 'bed', 'mirror', 'tray'];

/** What the shop's search finds and sells without a choice of variant. */
async function findProducts(target: Target): Promise<string[]> {
  const found = await Promise.all(
    searches.map(async (term) => {
      const response = await fetch(`${target.url}/en/search/results?q=${term}`);
      return (await response.json()) as { results: { id: string; contentType: string }[] };
    }),
  );
  const products = found
    .flatMap(({ results }) => results)
    .filter(({ contentType }) => contentType === 'product');
  const ids = [...new Set(products.map(({ id }) => id))].slice(0, 100);
  const items = ids.map((product_id) => ({ product_id, quantity: 1 }));
  const { body } = await call(target, 'price-cart', { items });
  const { lines } = body as { lines: { product_id: string; stock_state: string }[] };
  const available = lines.filter(({ stock_state }) => stock_state === 'available');
  if (available.length === 0) throw new Error('The shop shows no product that can be ordered.');
  return available.map(({ product_id }) => product_id);
}

let buyers = 0;

/** The pieces that the order holds: none when it was rejected. */
async function order(target: Target, products: string[], quantity: number): Promise<number> {
  buyers += 1;
  const { status } = await call(target, 'checkout', {
    key: randomUUID(),
    items: products.map((product_id) => ({ product_id, quantity })),
    address: {
      full_name: 'Mona Farid',
      phone: `010${String(buyers).padStart(8, '0')}`,
      email: `buyer${buyers}@example.com`,
      governorate: 'cairo',
      city: 'Maadi',
      street: 'Road 9',
      building: '12',
    },
    payment_method: 'cash_on_delivery',
    locale: 'en',
  });
  return status === 201 ? products.length * quantity : 0;
}

async function call({ url }: Target, name: string, body: object) {
  const response = await fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}
