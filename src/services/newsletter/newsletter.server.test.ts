import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueUnsentMails, runJobs } from '#tests/support/run-jobs.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { subscribe } from './subscribe.server.ts';
import { unsubscribe } from './unsubscribe.server.ts';

const now = new Date('2026-11-15T10:00:00Z');
const attempt = { now, address: '192.0.2.9', locale: 'en' } as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const subscription = async (email: string) =>
  (await database.owner.query('select * from newsletter_subscriptions where email = $1', [email]))
    .rows[0];
const mailsTo = async (email: string) =>
  (await database.owner.query('select * from mail_outbox where recipient = $1', [email])).rows;

describe('subscribing', () => {
  it('stores the address once and sends a welcome mail in the reader’s language', async () => {
    const email = 'mona@example.com';
    const results = await Promise.all(
      [1, 2, 3].map(() => subscribe(email, { ...attempt, locale: 'ar' })),
    );
    expect(results).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(await subscription(email)).toMatchObject({ locale: 'ar', unsubscribed_at: null });
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    const { unsubscribe_token: token } = await subscription(email);
    expect(mails[0]).toMatchObject({ locale: 'ar', template: 'newsletter_welcome' });
    expect(mails[0].text).toContain(`/ar/newsletter/unsubscribe?token=${token}`);
    expect(mails[0].html).toContain(`unsubscribe?token=${token}"`);
  });

  it('again after unsubscribing works, with a new link', async () => {
    const email = 'back@example.com';
    await subscribe(email, attempt);
    const { unsubscribe_token: first } = await subscription(email);
    expect(await unsubscribe(first, now)).toEqual({ ok: true });
    expect((await subscription(email)).unsubscribed_at).toEqual(now);
    expect(await subscribe(email, attempt)).toEqual({ ok: true });
    const again = await subscription(email);
    expect(again.unsubscribed_at).toBeNull();
    expect(again.unsubscribe_token).not.toBe(first);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('is rejected after too many with the same address', async () => {
    const results = [];
    for (let count = 0; count < 6; count += 1) {
      results.push(await subscribe('busy@example.com', attempt));
    }
    expect(results.at(-1)).toMatchObject({ ok: false, reason: 'rate_limited' });
    expect(results.slice(0, 5).every(({ ok }) => ok)).toBe(true);
  });
});

describe('unsubscribing', () => {
  it('a second time has the same result', async () => {
    await subscribe('twice@example.com', attempt);
    const { unsubscribe_token: token } = await subscription('twice@example.com');
    expect(await unsubscribe(token, now)).toEqual({ ok: true });
    expect(await unsubscribe(token, new Date(now.getTime() + 1000))).toEqual({ ok: true });
    expect((await subscription('twice@example.com')).unsubscribed_at).toEqual(now);
  });

  it.each(['', 'x', '00000000-0000-0000-0000-000000000000'])(
    'does not know the token “%s”',
    async (token) => {
      expect(await unsubscribe(token, now)).toEqual({ ok: false, reason: 'unknown_token' });
    },
  );

  it('is offered to mail programs as one click, and the stored mail drops the link after sending', async () => {
    const email = 'header@example.com';
    await subscribe(email, attempt);
    await database.owner.query('delete from mail_outbox where recipient <> $1', [email]);
    await queueUnsentMails(database.owner);
    const sent: unknown[] = [];
    await runJobs(database, {
      now,
      transport: { sendMail: async (mail) => sent.push(mail.headers) },
    });
    const { unsubscribe_token: token } = await subscription(email);
    expect(sent).toEqual([
      {
        'List-Unsubscribe': expect.stringMatching(new RegExp(`^<http.*token=${token}>$`)),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    ]);
    expect((await mailsTo(email))[0]).toMatchObject({ text: null, unsubscribe_url: null });
  });
});
