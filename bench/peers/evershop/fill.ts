import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../ops/programs.ts';
import { query } from '../query.ts';
import type { Product } from '../read-products.ts';
import { mustCall } from './api.ts';
import type { EverShop } from './start.ts';

const admin = { email: 'admin@example.com', password: 'Only-for-this-1' };
/** The group of attributes and the package that EverShop has from the start. */
const [group_id, package_id] = [1, 1];
/** Above the rooms: its page lists all products, as our /shop does. */
export const listPath = '/furniture';

/** Fills the shop over its API with our products; returns the code of the only delivery method. */
export async function fillEverShop(shop: EverShop, products: readonly Product[]): Promise<string> {
  shop.run('user:create', '--name', 'Admin', '--email', admin.email, '--password', admin.password);
  const { accessToken } = await mustCall(shop.url, '/user/tokens', admin);
  const create = (path: string, body: object) =>
    mustCall(shop.url, path, body, String(accessToken));
  await create('/settings', { codPaymentStatus: 1, storeCurrency: 'USD' });
  const all = await create('/categories', category('furniture'));
  const rooms = new Map<string, unknown>();
  for (const room of new Set(products.map((product) => product.category))) {
    const made = await create('/categories', { ...category(room), parent_id: all['category_id'] });
    rooms.set(room, made['category_id']);
  }
  for (const each of products) {
    const images = [copyPicture(shop.folder, each)];
    await create('/products', {
      ...describe(each),
      ...{ category_id: rooms.get(each.category), group_id, package_id, images },
    });
  }
  const method = await openDelivery(create);
  await until(() => hasAddresses(shop.databaseUrl, products.length), 'products have addresses');
  return method;
}

const category = (name: string) => ({
  ...{ name, url_key: name, status: 1, include_in_nav: 1, show_products: 1 },
  ...{ meta_title: name, meta_description: name },
});

function describe({ name, slug, sku, description, price, quantity }: Product) {
  const data = { blocks: [{ type: 'paragraph', data: { text: description } }] };
  return {
    ...{ name, sku, price, url_key: slug, qty: quantity, weight: 1, status: 1, visibility: 1 },
    ...{ manage_stock: 1, stock_availability: 1, meta_title: name, meta_description: name },
    description: [{ id: slug, size: 1, columns: [{ id: slug, size: 1, data }] }],
  };
}

function copyPicture(folder: string, { slug, picture }: Product): string {
  mkdirSync(join(folder, 'media/catalog'), { recursive: true });
  copyFileSync(join('public', picture), join(folder, `media/catalog/${slug}.webp`));
  return `/assets/catalog/${slug}.webp`;
}

async function openDelivery(
  create: (path: string, body: object) => Promise<Record<string, unknown>>,
): Promise<string> {
  const zone = await create('/shippingZones', { name: 'Egypt', countries: ['EG'] });
  const method = await create('/shippingProviders/core/methods', { name: 'Courier' });
  const rate = { method_id: method['uuid'], zone_id: zone['uuid'], is_enabled: true, cost: 10 };
  await create('/shippingProviders/core/rates', rate);
  return String(method['uuid']);
}

/** A process of its own gives products their addresses, some time after they were created. */
async function hasAddresses(databaseUrl: string, products: number): Promise<boolean> {
  const sql = `select count(*)::int from url_rewrite where entity_type = 'product'`;
  const [row] = await query<{ count: number }>(databaseUrl, sql);
  return row!.count === products;
}

export async function findPage({ url, databaseUrl }: EverShop, slug: string): Promise<string> {
  const sql = 'select request_path from url_rewrite where request_path like $1';
  const [row] = await query<{ request_path: string }>(databaseUrl, sql, [`%/${slug}`]);
  return url + row!.request_path;
}
