import { randomUUID } from 'node:crypto';
import { inShop } from '#tests/support/shop-database.ts';

/** An old order, so that it is among the first of its column. */
export async function placeOldOrder(): Promise<{ id: string; number: string }> {
  const number = `200101-${Math.floor(Math.random() * 1e9)}`;
  const [order] = await inShop<{ id: string }>(
    `with placed as (
       insert into orders (number, email, phone, subtotal, total, payable, currency, address, locale,
         idempotency_key, created_at)
       values ($1, 'nour@example.com', '+201001234567', 200, 200, 200, 'USD',
         '{"full_name": "Nour Adel"}', 'en', $2, now() - interval '9 years' * random() - interval '1 year')
       returning id
     ), line as (
       insert into order_items (order_id, name, sku, unit_price, quantity, line_total)
       select id, 'Chair', 'chair', 100, 2, 200 from placed
     ), entry as (
       insert into order_timeline (order_id, status, actor_kind)
       select id, 'placed', 'customer' from placed
     )
     select id from placed`,
    [number, randomUUID()],
  );
  return { id: order!.id, number };
}
