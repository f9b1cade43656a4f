import { sql } from 'kysely';
import { maxWishes } from '#domain/wishlist/wish.ts';
import type { Actor } from '#platform/database/actor.ts';
import { lockUntilCommit } from '#platform/database/lock-until-commit.ts';
import { db } from '#platform/database/query.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { retryDeadlocks } from '#services/checkout/retry-deadlocks.server.ts';
import type { Customer } from '#services/shared/customer.ts';

export type WishResult =
  | { ok: true }
  | { ok: false; reason: 'login_required' | 'not_found' | 'full' };

/** Adds or removes a product; idempotent. */
export async function setWish(
  productId: string,
  wished: boolean,
  actor: Actor,
): Promise<WishResult> {
  if (actor.kind !== 'user') return { ok: false, reason: 'login_required' };
  if (!isUuid(productId)) return { ok: false, reason: 'not_found' };
  if (!wished) return removeWish(productId, actor);
  const [, , [product], [saved]] = await retryDeadlocks(() =>
    asActor(actor).write(
      lockWishes(actor),
      insertWishes([productId], actor),
      selectPublished(productId),
      selectWish(productId, actor),
    ),
  );
  if (!product) return { ok: false, reason: 'not_found' };
  return saved ? { ok: true } : { ok: false, reason: 'full' };
}

/**
 * Adds the visitor's wishlist after sign-in; missing products and those above the limit are left
 * out.
 */
export async function mergeWishes(
  ids: readonly string[],
  actor: Actor,
): Promise<{ ok: true; added: number } | { ok: false; reason: 'login_required' }> {
  if (actor.kind !== 'user') return { ok: false, reason: 'login_required' };
  const known = ids.filter(isUuid).slice(0, maxWishes);
  const [, added] = await retryDeadlocks(() =>
    asActor(actor).write(lockWishes(actor), insertWishes(known, actor)),
  );
  return { ok: true, added: added.length };
}

async function removeWish(productId: string, customer: Customer): Promise<WishResult> {
  await asActor(customer).write(
    db
      .deleteFrom('wishlist_items')
      .where('user_id', '=', customer.userId)
      .where('product_id', '=', productId),
  );
  return { ok: true };
}

/** Parallel requests count one after the other; the limit of the table takes the same lock. */
const lockWishes = ({ userId }: Customer) => lockUntilCommit(`wishlist_items ${userId}`);

/** Inserts as many as fit, in order; the first becomes the newest. */
function insertWishes(ids: readonly string[], { userId }: Customer) {
  return sql<{ product_id: string }>`
    insert into public.wishlist_items (user_id, product_id)
    select ${userId}, p.id
    from unnest(${[...ids]}::uuid[]) with ordinality as given (id, place)
    join public.products p on p.id = given.id and p.status = 'published'
    where not exists (
      select from public.wishlist_items w where w.user_id = ${userId} and w.product_id = p.id
    )
    order by given.place
    limit greatest(0, ${maxWishes} - (
      select count(*) from public.wishlist_items w where w.user_id = ${userId}
    ))
    on conflict do nothing
    returning product_id`;
}

const selectPublished = (productId: string) =>
  db
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('status', '=', 'published');

const selectWish = (productId: string, { userId }: Customer) =>
  db
    .selectFrom('wishlist_items')
    .select('id')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId);
