import type { Actor } from '#platform/database/actor.ts';
import { q } from '#platform/database/query.ts';
import { as } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';

export type WishResult = { ok: true } | { ok: false; reason: 'login_required' | 'not_found' };

/** Puts a product on the customer's list, or takes it off; doing so twice changes nothing more. */
export async function setWish(
  productId: string,
  wished: boolean,
  actor: Actor,
): Promise<WishResult> {
  if (actor.kind !== 'user') return { ok: false, reason: 'login_required' };
  if (!isUuid(productId)) return { ok: false, reason: 'not_found' };
  const user_id = actor.userId;
  if (!wished) {
    await as(actor).write(
      q
        .deleteFrom('wishlist_items')
        .where('user_id', '=', user_id)
        .where('product_id', '=', productId),
    );
    return { ok: true };
  }
  const published = q
    .selectFrom('products')
    .select(['id as product_id'])
    .select((eb) => eb.val(user_id).as('user_id'))
    .where('id', '=', productId)
    .where('status', '=', 'published');
  const [, [product]] = await as(actor).write(
    q
      .insertInto('wishlist_items')
      .columns(['product_id', 'user_id'])
      .expression(published)
      .onConflict((conflict) => conflict.doNothing()),
    published,
  );
  return product ? { ok: true } : { ok: false, reason: 'not_found' };
}
