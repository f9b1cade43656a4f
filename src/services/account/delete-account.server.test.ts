import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { insert, createOrder, createProduct, createStaff } from '#tests/support/factories.ts';
import { withUploads } from '#services/uploads/with-uploads.server.ts';
import { signIn } from '#services/identity/sign-in.server.ts';
import { requestFactsAt, goodPassword, mailsTo, makeAccount } from '#tests/support/accounts.ts';
import { queueUnsentMails, runJobs } from '#tests/support/run-jobs.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { fileUploads } from '#tests/support/uploads.ts';
import { deleteAccount } from './delete-account.server.ts';
import { exportMyData } from './export-data.server.ts';

const now = new Date('2026-03-01T10:00:00Z');
const uploads = fileUploads();
const database = fileDatabase();

/** Values that occur nowhere else in the database. */
const planted = {
  name: 'Zenobia Quartermain',
  phone: '+201234567890',
  street: 'Seventeenth Acacia Alley',
  note: 'My grandmother lives behind the pharmacy',
  handle: 'zenobia.paints',
};

interface Person {
  userId: string;
  email: string;
}

const customerOf = ({ userId }: Person) => ({ kind: 'user', userId, claims: {} }) as const;

const add = (table: string, row: Record<string, unknown>) => insert(database.owner, table, row);
const upload = (folder: string, extension: 'webp' | 'pdf' = 'webp') =>
  withUploads((store) => store({ folder, extension, body: new Uint8Array([1]) }));

/** Creates a customer with rows in every table; returns the files they uploaded. */
async function createActiveCustomer(): Promise<Person & { files: string[]; orderId: string }> {
  const { userId, email } = await makeAccount(now);
  const { name, phone, street, note, handle } = planted;
  const user_id = userId;
  const contact = { full_name: name, email, phone };
  const product = await createProduct(database.owner, { quantity: 5 });
  const avatar = await upload('avatars');
  await database.owner.query(
    `update profiles set full_name = $2, phone = $3, company = $4, avatar_url = $5 where id = $1`,
    [userId, name, phone, note, `/media/${avatar.replace('.webp', '')}`],
  );
  await add('addresses', {
    user_id,
    full_name: name,
    phone,
    governorate: 'cairo',
    city: 'Cairo',
    street,
    building: '1',
  });
  const orders = await Promise.all(
    [userId, null].map((owner) =>
      createOrder(database.owner, {
        user_id: owner,
        email,
        phone,
        notes: note,
        status: 'delivered',
        address: { full_name: name, street, governorate: 'giza' },
      }),
    ),
  );
  const order = orders[0]!;
  const entry = await add('order_timeline', {
    order_id: order.id,
    status: 'placed',
    note,
    actor_kind: 'customer',
    actor_id: userId,
  });
  const photo = await upload('order-photos');
  await add('order_photos', { timeline_id: entry.id, image_url: photo, width: 1, height: 1 });
  const returned = await add('return_requests', { order_id: order.id, message: note });
  const returnPhoto = await upload('returns');
  await add('return_photos', {
    return_id: returned.id,
    image_url: returnPhoto,
    width: 1,
    height: 1,
  });
  const coupon = await add('coupons', {
    code: `USED${userId.slice(0, 8).toUpperCase()}`,
    discount_type: 'fixed',
    discount_value: 5,
    starts_at: now,
    source: 'game',
    for_user_id: userId,
  });
  await add('coupons', {
    code: `FREE${userId.slice(0, 8).toUpperCase()}`,
    discount_type: 'fixed',
    discount_value: 5,
    starts_at: now,
    source: 'game',
    for_user_id: userId,
  });
  await add('coupon_usage', { coupon_id: coupon.id, user_id, order_id: order.id, amount_saved: 5 });
  const review = await add('reviews', {
    product_id: product.id,
    user_id,
    rating: 5,
    body: note,
    author_name: name,
    status: 'approved',
  });
  const reviewPhoto = await upload('reviews');
  await add('review_photos', {
    review_id: review.id,
    position: 0,
    file: reviewPhoto,
    width: 1,
    height: 1,
  });
  await add('wishlist_items', { user_id, product_id: product.id });
  await add('wishlist_shares', { user_id });
  await add('carts', { user_id, basket: { note } });
  await add('stock_alerts', { product_id: product.id, email });
  await add('notifications', {
    user_id,
    title: `For ${name}`,
    created_by: null,
    visible_from: now,
  });
  const message = await add('contact_messages', { ...contact, subject: 'other', message: note });
  await add('change_sets', {
    actor_id: await createStaff(database.owner, 'sales'),
    title: 'Notes',
    changes: JSON.stringify([
      { table: 'contact_messages', key: message.id, field: 'staff_notes', from: null, to: note },
      { table: 'contact_messages', key: randomUUID(), field: 'status', from: 'new', to: 'closed' },
    ]),
  });
  await add('audit_log', {
    table_name: 'user_roles',
    row_key: `${userId}/sales`,
    op: 'insert',
    actor_id: userId,
    actor_name: name,
  });
  const request = await add('custom_service_requests', {
    ...contact,
    user_id,
    project_title: note,
    service_type: 'restoration',
    budget_range: 'under_10k',
    project_type: 'residential',
    preferred_timeline: 'flexible',
  });
  const drawing = await upload('custom-service');
  await add('custom_service_images', { request_id: request.id, image_url: drawing });
  await add('enquiry_notes', { request_id: request.id, body: `Call about: ${note}` });
  await add('enquiry_answers', {
    request_id: request.id,
    body: `Dear ${name}`,
    idempotency_key: randomUUID(),
  });
  const cv = await upload('careers', 'pdf');
  await add('job_applications', { ...contact, position: 'Carver', cv_file: cv, message: note });
  await add('newsletter_subscriptions', { email });
  await add('mail_outbox', {
    recipient: 'staff@fustat.example',
    locale: 'en',
    template: 'enquiry_notice',
    subject: 'An enquiry',
    text: `From ${name}, ${email}: ${note}`,
    status: 'sent',
  });
  const prize = await add('game_prizes', { name: 'Lamp', type: 'product', ...prizeStock });
  await add('claimed_prizes', {
    prize_id: prize.id,
    user_id,
    // One claim per name; a unique one still contains what was planted.
    instagram_username: `${handle}.${userId.slice(0, 8)}`,
    prize_name: 'Lamp',
  });
  await add('reward_history', { user_id, points: 100, reason: 'staff' });
  await signIn({ email, password: goodPassword }, requestFactsAt(now));
  return {
    userId,
    email,
    orderId: order.id,
    files: [avatar, photo, returnPhoto, reviewPhoto, drawing, cv],
  };
}

const prizeStock = { quantity: 3, original_quantity: 3 };

/** Every row of every table that holds one of the values, whatever the column. */
async function traces(values: readonly string[]): Promise<string[]> {
  const { rows: tables } = await database.owner.query<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'auth', 'private', 'storage') and table_type = 'BASE TABLE'`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.owner.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${name} t`,
    );
    for (const { row } of rows) {
      for (const value of values) if (row.includes(value)) found.push(`${name}: ${value}`);
    }
  }
  return found;
}

describe('a deleted account', () => {
  it('leaves no personal data, and preserves the amounts of orders', async () => {
    const person = await createActiveCustomer();
    const values = [person.userId, person.email, ...Object.values(planted)];
    expect(
      new Set((await traces(values)).map((trace) => trace.split(':')[0])).size,
    ).toBeGreaterThan(20);
    const inStore = (name: string) => existsSync(join(uploads.folder, name));
    expect(person.files.every(inStore)).toBe(true);

    const attempt = requestFactsAt(now);
    expect(await deleteAccount(customerOf(person), goodPassword, attempt)).toEqual({ ok: true });
    const [farewell] = await mailsTo(database.owner, person.email);
    expect(farewell).toMatchObject({ template: 'account_deleted' });
    await queueUnsentMails(database.owner);
    const recipients: unknown[] = [];
    await runJobs(database, {
      now,
      transport: { sendMail: async ({ to }) => recipients.push(to) },
    });
    expect(recipients).toContain(person.email);

    expect(await traces(values)).toEqual([]);
    expect(person.files.some(inStore)).toBe(false);
    const { rows } = await database.owner.query(
      `select o.payable, o.status, o.address, u.amount_saved from orders o
       join coupon_usage u on u.order_id = o.id where o.id = $1`,
      [person.orderId],
    );
    expect(rows).toEqual([
      {
        payable: '205.00',
        status: 'delivered',
        address: { governorate: 'giza' },
        amount_saved: '5.00',
      },
    ]);
    const again = await signIn({ email: person.email, password: goodPassword }, attempt);
    expect(again.ok).toBe(false);
  });

  it('needs the password, and changes nothing without it', async () => {
    const person = await createActiveCustomer();
    const before = await traces([person.email]);
    expect(
      await deleteAccount(customerOf(person), 'not the password', requestFactsAt(now)),
    ).toEqual({
      ok: false,
      reason: 'invalid_credentials',
    });
    expect(await traces([person.email])).toEqual(before);
  });

  it('is not deleted while an order is on its way', async () => {
    const person = await makeAccount(now);
    await createOrder(database.owner, { user_id: person.userId, status: 'shipped' });
    expect(await deleteAccount(customerOf(person), goodPassword, requestFactsAt(now))).toEqual({
      ok: false,
      reason: 'open_orders',
    });
  });

  it('cannot be a staff account', async () => {
    const person = await makeAccount(now, ['sales']);
    expect(await deleteAccount(customerOf(person), goodPassword, requestFactsAt(now))).toEqual({
      ok: false,
      reason: 'staff_account',
    });
  });

  it('leaves mails that quote a similar address of another person', async () => {
    const person = await makeAccount(now);
    const quote = async (address: string) => {
      const { id } = await add('mail_outbox', {
        recipient: 'staff@fustat.example',
        locale: 'en',
        template: 'enquiry_notice',
        subject: 'An enquiry',
        text: `From <${address}>, please answer.`,
        status: 'sent',
      });
      return id;
    };
    const own = await quote(person.email.toUpperCase());
    const similar = await Promise.all([
      quote(`ra${person.email}`),
      quote(`ra.${person.email}`),
      quote(`${person.email}.eg`),
    ]);
    expect(await deleteAccount(customerOf(person), goodPassword, requestFactsAt(now))).toEqual({
      ok: true,
    });
    const { rows } = await database.owner.query<{ id: string }>(
      'select id from mail_outbox where id = any($1)',
      [[own, ...similar]],
    );
    expect(rows.map(({ id }) => id).toSorted()).toEqual(similar.toSorted());
  });

  it('leaves other customers unchanged', async () => {
    const one = await createActiveCustomer();
    const other = await createActiveCustomer();
    const theirs = await traces([other.userId, other.email]);
    await deleteAccount(customerOf(one), goodPassword, requestFactsAt(now));
    expect(await traces([other.userId, other.email])).toEqual(theirs);
  });
});

describe('the export of personal data', () => {
  it('contains all data of its owner, and nothing of other customers', async () => {
    const one = await createActiveCustomer();
    const other = await createActiveCustomer();
    const file = JSON.stringify(await exportMyData(customerOf(one), now));
    for (const value of [one.email, ...Object.values(planted)]) expect(file).toContain(value);
    const hidden = [
      other.userId,
      other.email,
      'staff@',
      'argon2',
      'Call about',
      ...one.files.slice(3),
    ];
    for (const secret of hidden) {
      expect(file).not.toContain(secret);
    }
    expect(file).toContain(`Dear ${planted.name}`);
    const parts = JSON.parse(file) as Record<string, unknown[]>;
    for (const part of ['addresses', 'orders', 'reviews', 'wishlist', 'notices', 'coupon_usage']) {
      expect(parts[part], part).toHaveLength(1);
    }
  });

  it('works for a new account too', async () => {
    const { userId, email } = await makeAccount(now);
    const file = await exportMyData({ kind: 'user', userId, claims: {} }, now);
    expect(file).toMatchObject({ account: { email }, orders: [], enquiries: { contact: [] } });
    expect(
      await exportMyData({ kind: 'user', userId: randomUUID(), claims: {} }, now),
    ).toMatchObject({ account: null, orders: [] });
  });
});
