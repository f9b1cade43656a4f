import { sql } from 'kysely';
import { writeBasket, type Basket } from '#domain/cart/basket.ts';
import { parseBasket } from '#domain/cart/stored-cart.ts';
import type { Actor } from '#platform/database/actor.ts';
import { q } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';

type Customer = Extract<Actor, { kind: 'user' }>;

/** Null for whoever has never left a cart here. */
export async function readKeptCart(customer: Customer): Promise<Basket | null> {
  const [[row]] = await asUser(customer).read(
    q
      .selectFrom('carts')
      .select(sql<string>`basket::text`.as('basket'))
      .where('user_id', '=', customer.userId),
  );
  return row ? parseBasket(row.basket) : null;
}

/** The newest wins: a customer has one cart, whichever browser shows it. */
export async function keepCart(customer: Customer, basket: Basket): Promise<void> {
  const written = writeBasket(basket);
  await asUser(customer).write(
    q
      .insertInto('carts')
      .values({ user_id: customer.userId, basket: written })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ basket: written })),
  );
}
