import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { placeOrder } from '#services/checkout/place-order.server.ts';

type ProductChange = {
  quantity?: number;
  price?: string;
  is_preorder?: boolean;
  status?: string;
  category?: string;
};

/** A published product; its id. */
export async function addProduct(owner: pg.Client, change: ProductChange = {}): Promise<string> {
  const usual = { quantity: 10, price: '100.00', is_preorder: false, status: 'published' };
  const row = { ...usual, category: 'office', ...change };
  const name = `chair-${randomUUID()}`;
  const { rows } = await owner.query<{ id: string }>(
    `insert into products (name, name_ar, slug, sku, category, kind, price, quantity, is_preorder, status)
       values ('Chair', 'كرسي', $1, $1, $6, 'chair', $2, $3, $4, $5) returning id`,
    [name, row.price, row.quantity, row.is_preorder, row.status, row.category],
  );
  return rows[0]!.id;
}

/** A variant of the product, which has variants from then on. */
export async function addVariant(
  owner: pg.Client,
  productId: string,
  { color = 'walnut', price = '120.00', inventory = 5 } = {},
): Promise<string> {
  await owner.query(
    `update products set has_variants = true, variant_options = jsonb_build_object('colors',
         coalesce(variant_options -> 'colors', '[]') || jsonb_build_array(
           jsonb_build_object('name', initcap($2), 'name_ar', 'لون', 'value', $2::text)))
       where id = $1`,
    [productId, color],
  );
  const { rows } = await owner.query<{ id: string }>(
    `insert into product_variants (product_id, color, sku, price, inventory)
       values ($1, $2, $3, $4, $5) returning id`,
    [productId, color, randomUUID(), price, inventory],
  );
  return rows[0]!.id;
}

type CouponChange = Record<string, string | number | boolean | Date | null | string[]>;

/** A coupon of ten dollars that everybody may use; its code. */
export async function addCoupon(owner: pg.Client, change: CouponChange = {}): Promise<string> {
  const code = `C${randomUUID().slice(0, 8).toUpperCase()}`;
  const row = {
    code,
    discount_type: 'fixed',
    discount_value: '10.00',
    starts_at: aYearAgo(),
    ...change,
  };
  const columns = Object.keys(row);
  await owner.query(
    `insert into coupons (${columns.join(', ')})
       values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  );
  return row.code;
}

const aYearAgo = () => new Date(Date.now() - 365 * 24 * 60 * 60_000);

export const someAddress = {
  full_name: 'Mona Farid',
  phone: '+201001234567',
  email: 'mona@example.com',
  governorate: 'alexandria',
  city: 'Stanley',
  street: 'El-Geish Road',
  building: '88',
  floor: null,
  apartment: null,
  landmark: null,
};

type Checkout = Parameters<typeof placeOrder>[0];
type Item = Omit<Checkout['items'][number], 'variant_id'> & { variant_id?: string | null };
type CheckoutChange = Partial<Omit<Checkout, 'items'>> & { items?: readonly Item[] };

/** A checkout that differs from the usual one in what is given. */
export const checkoutOf = ({ items = [], ...change }: CheckoutChange): Checkout => ({
  key: randomUUID(),
  items: items.map((item) => ({ ...item, variant_id: item.variant_id ?? null })),
  address: someAddress,
  payment_method: 'cash_on_delivery',
  notes: null,
  locale: 'en',
  ...change,
});
