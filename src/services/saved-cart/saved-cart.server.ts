import { sql } from 'kysely';
import { serializeCart, type Cart } from '#domain/cart/cart.ts';
import { parseCart } from '#domain/cart/parse-cart.ts';
import type { Actor } from '#platform/database/actor.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';

type Customer = Extract<Actor, { kind: 'user' }>;

/** Null when the customer has no saved cart. */
export async function readSavedCart(customer: Customer): Promise<Cart | null> {
  const [[row]] = await asUser(customer).read(
    db
      .selectFrom('carts')
      .select(sql<string>`basket::text`.as('basket'))
      .where('user_id', '=', customer.userId),
  );
  return row ? parseCart(row.basket) : null;
}

/** Last write wins: a customer has one cart in all browsers. */
export async function saveCart(customer: Customer, cart: Cart): Promise<void> {
  const written = serializeCart(cart);
  await asUser(customer).write(
    db
      .insertInto('carts')
      .values({ user_id: customer.userId, basket: written })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ basket: written })),
  );
}
