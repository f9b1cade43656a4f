import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestFactsAt, makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { readOwnReviews } from './read-own-reviews.server.ts';
import { writeReview } from './write-review.server.ts';

const now = new Date();
const attempt = requestFactsAt(now);
const review = { rating: 4, text: 'The joints are cut by hand.', anonymous: false };

let database: TestDatabase;
let published: string;
let draft: string;

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
  const { rows } = await database.owner.query(
    `select id from products where status = 'published' and review_count = 0 order by slug limit 2`,
  );
  [published, draft] = rows.map(({ id }) => id) as [string, string];
  await database.owner.query(`update products set status = 'draft' where id = $1`, [draft]);
});
afterAll(() => database.close());

async function customer() {
  const { userId } = await makeAccount(now);
  return { kind: 'user', userId, claims: {} } as const;
}

async function written(userId: string) {
  const { rows } = await database.owner.query(
    `select rating, body, status, author_name, is_anonymous, verified_purchase from reviews
     where user_id = $1`,
    [userId],
  );
  return rows;
}

describe('a review', () => {
  it('is known to its author alone, with its status', async () => {
    const [author, other] = [await customer(), await customer()];
    expect(await readOwnReviews(author)).not.toHaveProperty(published);
    await writeReview(published, review, { actor: author, attempt });
    expect(await readOwnReviews(author)).toHaveProperty(published, 'pending');
    expect(await readOwnReviews(other)).not.toHaveProperty(published);
  });

  it('waits for approval under the name of its author and does not count yet', async () => {
    const actor = await customer();
    expect(await writeReview(published, review, { actor, attempt })).toEqual({ ok: true });
    expect(await written(actor.userId)).toEqual([
      {
        ...{ rating: 4, body: review.text, status: 'pending', author_name: 'Mona Farid' },
        ...{ is_anonymous: false, verified_purchase: false },
      },
    ]);
    const { rows } = await database.owner.query(
      'select rating, review_count from products where id = $1',
      [published],
    );
    expect(rows[0]).toEqual({ rating: '0.00', review_count: 0 });
  });

  it('is anonymous when its author wants that', async () => {
    const actor = await customer();
    await writeReview(published, { ...review, anonymous: true }, { actor, attempt });
    expect(await written(actor.userId)).toMatchObject([{ author_name: null, is_anonymous: true }]);
  });

  it('is written once, however often the form is sent', async () => {
    const actor = await customer();
    const results = await Promise.all(
      Array.from({ length: 10 }, () => writeReview(published, review, { actor, attempt })),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    for (const result of results.filter(({ ok }) => !ok)) {
      expect(result).toEqual({ ok: false, reason: 'already_reviewed' });
    }
    expect(await written(actor.userId)).toHaveLength(1);
  });

  it('is marked as a purchase when the piece was delivered to its author', async () => {
    const { rows } = await database.owner.query(
      `select o.user_id, i.product_id from orders o join order_items i on i.order_id = o.id
       join products p on p.id = i.product_id and p.status = 'published'
       where o.status = 'delivered' and o.user_id is not null limit 1`,
    );
    const { user_id: userId, product_id } = rows[0] as { user_id: string; product_id: string };
    await database.owner.query('delete from reviews where user_id = $1', [userId]);
    const actor = { kind: 'user', userId, claims: {} } as const;
    expect(await writeReview(product_id, review, { actor, attempt })).toEqual({ ok: true });
    expect(await written(userId)).toMatchObject([{ verified_purchase: true }]);
  });

  it('requires a signed-in customer', async () => {
    const actor = { kind: 'visitor' } as const;
    expect(await writeReview(published, review, { actor, attempt })).toEqual({
      ok: false,
      reason: 'login_required',
    });
  });

  it('must be about a published product', async () => {
    const actor = await customer();
    for (const id of [draft, randomUUID(), 'no-uuid']) {
      const result = await writeReview(id, review, { actor, attempt });
      expect(result).toEqual({ ok: false, reason: 'not_found' });
    }
    expect(await written(actor.userId)).toEqual([]);
  });

  it('is rejected after too many from one address', async () => {
    const actor = await customer();
    const here = requestFactsAt(now, '203.0.113.77');
    let result = await writeReview(published, review, { actor, attempt: here });
    for (let sent = 1; sent < 61; sent += 1) {
      result = await writeReview(published, review, { actor, attempt: here });
    }
    expect(result).toMatchObject({ ok: false, reason: 'rate_limited' });
  });
});
