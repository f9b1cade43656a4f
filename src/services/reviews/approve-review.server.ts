import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { actorHasRole } from '#services/shared/actor-has-role.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { links } from '#services/shared/links.server.ts';
import { mailIfWanted } from '#services/notifications/mail-if-wanted.server.ts';
import { notifyCustomer } from '#services/notifications/notify-customer.server.ts';

type ReviewDecision = 'approved' | 'rejected';
type DecideReviewResult = { ok: true } | { ok: false; reason: 'not_allowed' | 'not_found' };

/** Publishes a review and notifies its author. */
export const approveReview = (id: string, staff: Customer, now: Date) =>
  decideReview(id, 'approved', { staff, now });

/** Hides a review; its author is not notified. */
export const rejectReview = (id: string, staff: Customer, now: Date) =>
  decideReview(id, 'rejected', { staff, now });

async function decideReview(
  id: string,
  decision: ReviewDecision,
  { staff, now }: { staff: Customer; now: Date },
): Promise<DecideReviewResult> {
  if (!(await actorHasRole(staff, 'technical_office_manager')))
    return { ok: false, reason: 'not_allowed' };
  if (!isUuid(id)) return { ok: false, reason: 'not_found' };
  // As system: staff cannot access the author's account.
  return asSystem({ onBehalfOf: staff }).transaction(async (trx) => {
    const review = await trx
      .selectFrom('reviews')
      .select(['status', 'user_id', 'product_id', 'rating'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!review) return { ok: false, reason: 'not_found' };
    if (review.status === decision) return { ok: true };
    await trx.updateTable('reviews').set({ status: decision }).where('id', '=', id).execute();
    const { user_id: userId, product_id: productId, rating } = review;
    if (decision === 'approved' && userId) {
      await notifyAuthor(trx, { userId, productId, rating, now });
    }
    return { ok: true };
  });
}

interface Approved {
  userId: string;
  productId: string;
  rating: number;
  now: Date;
}

async function notifyAuthor(trx: Transaction<DB>, { userId, productId, rating, now }: Approved) {
  const author = await trx
    .selectFrom('profiles')
    .select(['full_name', 'email', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { slug, name, name_ar, image_url } = await trx
    .selectFrom('products')
    .select(['slug', 'name', 'name_ar', 'image_url'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const product = { en: name, ar: name_ar || name };
  const { locale } = author;
  await notifyCustomer(trx, {
    userId,
    category: 'reviews',
    title: { en: `Your review of the ${product.en}`, ar: `ما كتبته عن «${product.ar}»` },
    body: { en: 'It now appears beside the piece.', ar: 'ظهر الآن بجوار القطعة.' },
    link: `/product/${slug}#reviews`,
    now,
  });
  await mailIfWanted(trx, {
    userId,
    category: 'reviews',
    recipient: author.email,
    locale,
    template: 'review_approved',
    data: {
      name: author.full_name,
      product,
      rating,
      picture: image_url && links.thumbnail(image_url),
      link: `${links.product(locale, slug)}#reviews`,
    },
    now,
  });
}
