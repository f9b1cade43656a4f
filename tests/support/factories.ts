import { randomUUID } from 'node:crypto';
import type pg from 'pg';

type Row = Record<string, unknown>;

/** Inserts as the owner and gives back the row with its defaults. */
export async function insert(
  owner: pg.Client,
  table: string,
  row: Row,
): Promise<Row & { id: string }> {
  const columns = Object.keys(row);
  const { rows } = await owner.query<Row & { id: string }>(
    `insert into ${table} (${columns.join(', ')})
     values (${columns.map((_, index) => `$${index + 1}`).join(', ')}) returning *`,
    Object.values(row),
  );
  return rows[0]!;
}

export async function createUser(owner: pg.Client, fullName = 'Nour Adel'): Promise<string> {
  const { id } = await insert(owner, 'auth.users', {
    email: `${randomUUID()}@fustat.example`,
    raw_user_meta_data: { full_name: fullName },
  });
  return id;
}

export async function createStaff(owner: pg.Client, role: string): Promise<string> {
  const userId = await createUser(owner, role);
  await owner.query('insert into public.user_roles (user_id, role) values ($1, $2)', [
    userId,
    role,
  ]);
  return userId;
}

export function createProduct(owner: pg.Client, change: Row = {}) {
  const suffix = randomUUID();
  return insert(owner, 'public.products', {
    name: 'Walnut chair',
    slug: `chair-${suffix}`,
    sku: `CHAIR-${suffix}`,
    category: 'living-room',
    kind: 'chair',
    price: '120.00',
    status: 'published',
    ...change,
  });
}

export function createVariant(owner: pg.Client, productId: string, change: Row = {}) {
  return insert(owner, 'public.product_variants', {
    product_id: productId,
    color: randomUUID(),
    sku: randomUUID(),
    price: '130.00',
    ...change,
  });
}

export function createOrder(owner: pg.Client, change: Row = {}) {
  return insert(owner, 'public.orders', {
    email: 'nour@fustat.example',
    phone: '+201000000000',
    subtotal: '200.00',
    discount: '20.00',
    shipping: '25.00',
    tax: '22.11',
    total: '180.00',
    payable: '205.00',
    currency: 'USD',
    address: {},
    locale: 'en',
    idempotency_key: randomUUID(),
    ...change,
  });
}

/** An order of one piece of a product. */
export async function createOrderOf(owner: pg.Client, productId: string) {
  const order = await createOrder(owner);
  return insert(owner, 'public.order_items', {
    order_id: order.id,
    product_id: productId,
    name: 'Walnut chair',
    sku: 'CHAIR',
    unit_price: '10.00',
    quantity: 1,
    line_total: '10.00',
  });
}
