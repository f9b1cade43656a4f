import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createOrder, createProduct, insert } from '#tests/support/factories.ts';
import { requestFactsAt, mailsTo, makeAccount } from '#tests/support/accounts.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { approveReview, rejectReview } from './approve-review.server.ts';
import { bytesOf, fileUploads } from '#tests/support/uploads.ts';
import { readReviewPhoto } from './read-review-photo.server.ts';
import { writeReview } from './write-review.server.ts';

const now = new Date('2026-03-01T10:00:00Z');
const content = { rating: 4, text: 'The joints are cut by hand.', anonymous: false };
const visitor = { kind: 'visitor' } as const;
fileUploads();
const database = fileDatabase();

async function person(roles: Parameters<typeof makeAccount>[1] = []) {
  const { userId, email } = await makeAccount(now, roles);
  return { kind: 'user', userId, claims: {}, email } as const;
}

async function photo(name = 'room.jpg') {
  const bytes = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#a8782b' },
  })
    .withExif({ IFD0: { Make: 'Phone' } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name);
}

async function reviewOf(userId: string) {
  const { rows } = await database.owner.query(
    `select r.id, r.status, r.verified_purchase, array(
       select p.id from review_photos p where p.review_id = r.id order by position) as photos
     from reviews r where r.user_id = $1`,
    [userId],
  );
  return rows[0] as { id: string; status: string; verified_purchase: boolean; photos: string[] };
}

const ratingOf = async (id: string) =>
  (await database.owner.query('select rating, review_count from products where id = $1', [id]))
    .rows[0];

it('is shown with its photos after staff approve it, and its author is notified once', async () => {
  const author = await person();
  const product = await createProduct(database.owner, { name: 'Screen' });
  const order = await createOrder(database.owner, { user_id: author.userId, status: 'delivered' });
  await insert(database.owner, 'public.order_items', {
    order_id: order.id,
    product_id: product.id,
    name: 'Screen',
    sku: 'S',
    unit_price: '200.00',
    quantity: 1,
    line_total: '200.00',
  });
  const photos = [await photo(), await photo()];
  const attempt = requestFactsAt(now);
  expect(await writeReview(product.id, { ...content, photos }, { actor: author, attempt })).toEqual(
    {
      ok: true,
    },
  );
  const review = await reviewOf(author.userId);
  expect(review).toMatchObject({ status: 'pending', verified_purchase: true });
  expect(review.photos).toHaveLength(2);
  expect(await readReviewPhoto(review.photos[0]!, visitor)).toBeNull();
  const stored = await bytesOf(readReviewPhoto(review.photos[0]!, author));
  expect((await sharp(stored!).metadata()).exif).toBeUndefined();

  const staff = await person(['technical_office_manager']);
  for (let times = 0; times < 2; times += 1) {
    expect(await approveReview(review.id, staff, now)).toEqual({ ok: true });
  }
  expect(await ratingOf(product.id)).toEqual({ rating: '4.00', review_count: 1 });
  expect(await bytesOf(readReviewPhoto(review.photos[0]!, visitor))).not.toBeNull();
  const mails = await mailsTo(database.owner, author.email);
  expect(mails.filter(({ template }) => template === 'review_approved')).toHaveLength(1);

  expect(await rejectReview(review.id, staff, now)).toEqual({ ok: true });
  expect(await ratingOf(product.id)).toEqual({ rating: '0.00', review_count: 0 });
  expect(await readReviewPhoto(review.photos[0]!, visitor)).toBeNull();
});

it('is decided only by staff with the role, and only if it exists', async () => {
  const author = await person();
  const product = await createProduct(database.owner);
  await writeReview(product.id, content, { actor: author, attempt: requestFactsAt(now) });
  const { id } = await reviewOf(author.userId);
  for (const stranger of [author, await person(), await person(['sales'])]) {
    expect(await approveReview(id, stranger, now)).toEqual({ ok: false, reason: 'not_allowed' });
  }
  const admin = await person(['admin']);
  for (const unknown of [randomUUID(), 'x']) {
    expect(await approveReview(unknown, admin, now)).toEqual({ ok: false, reason: 'not_found' });
  }
  expect((await reviewOf(author.userId)).status).toBe('pending');
});

it('is rejected with files that are no photos or too many, and nothing is stored', async () => {
  const actor = await person();
  const product = await createProduct(database.owner);
  const attempt = requestFactsAt(now);
  const send = (photos: File[]) =>
    writeReview(product.id, { ...content, photos }, { actor, attempt });
  const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'room.jpg');
  expect(await send([await photo(), drawing])).toEqual({ ok: false, reason: 'not_an_image' });
  const many = await Promise.all([1, 2, 3, 4, 5].map(() => photo()));
  expect(await send(many)).toEqual({ ok: false, reason: 'too_many_images' });
  expect(await reviewOf(actor.userId)).toBeUndefined();
});
