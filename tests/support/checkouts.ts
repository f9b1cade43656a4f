import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface Stocked {
  productId: string;
  quantity: number;
}

/** Puts pieces of plain products on the shelf; as many products as are asked for. */
export async function stockUp(
  databaseUrl: string,
  quantities: readonly number[],
): Promise<Stocked[]> {
  const owner = new pg.Client(databaseUrl);
  await owner.connect();
  try {
    const { rows } = await owner.query<Stocked>(
      `update products p set quantity = wanted.quantity
       from (
         select id, ($1::integer[])[row_number() over (order by id)] as quantity from products
         where status = 'published' and not has_variants and not is_preorder and not is_sold_out
         limit cardinality($1)
       ) wanted
       where p.id = wanted.id returning p.id as "productId", p.quantity`,
      [quantities],
    );
    if (rows.length < quantities.length) throw new Error('The demo shop has too few products.');
    return rows;
  } finally {
    await owner.end();
  }
}

/** A network address for each number. */
export const addressOf = (number: number): string =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** A guest's order of one piece, with an address and a phone of its own, so that no limit is met. */
export function guestCheckout(number: number, { productId }: Stocked) {
  const body = {
    key: randomUUID(),
    items: [{ product_id: productId, quantity: 1 }],
    address: {
      full_name: 'Mona Farid',
      phone: `010${String(number).padStart(8, '0')}`,
      email: `guest${number}@example.com`,
      governorate: 'cairo',
      city: 'Maadi',
      street: 'Road 9',
      building: '12',
    },
    payment_method: 'cash_on_delivery',
    locale: 'en',
  };
  return {
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': addressOf(number) },
  };
}

export type GuestCheckout = ReturnType<typeof guestCheckout>;

/** The status of the answer and the order's id; null when no answer came. */
export async function send(
  url: string,
  { body, headers }: GuestCheckout,
): Promise<{ status: number; orderId?: string } | null> {
  try {
    const response = await fetch(`${url}/functions/v1/checkout`, { method: 'POST', body, headers });
    const json = (await response.json()) as { order?: { id: string } };
    return { status: response.status, ...(json.order && { orderId: json.order.id }) };
  } catch {
    return null;
  }
}
