import { sql } from 'kysely';
import { db } from '#platform/database/query.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';

/** One link per list; sharing again returns the same link. */
export async function shareWishlist(customer: Customer): Promise<void> {
  await asActor(customer).write(sql`
    insert into public.wishlist_shares (user_id) values (${customer.userId})
    on conflict (user_id) do nothing`);
}

/** The link stops working; sharing again creates another. */
export async function endSharing(customer: Customer): Promise<void> {
  await asActor(customer).write(
    db.deleteFrom('wishlist_shares').where('user_id', '=', customer.userId),
  );
}
