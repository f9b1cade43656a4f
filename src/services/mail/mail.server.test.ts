import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { deliverPending } from './deliver.server.ts';
import { enqueue } from './outbox.server.ts';

const now = new Date('2026-03-01T10:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

function write(recipient: string, template: 'welcome' | 'reset_password' = 'welcome') {
  const data = { name: 'Mona', link: 'https://fustat.example/x?token=abc' };
  return asSystem().transaction((trx) =>
    enqueue(trx, { recipient, locale: 'en', template, data, now }),
  );
}

describe('mail', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  const row = async (recipient: string) =>
    (await database.owner.query('select * from mail_outbox where recipient = $1', [recipient]))
      .rows[0];
  const queue = (recipient: string) =>
    database.owner.query(`update mail_outbox set status = 'queued' where recipient = $1`, [
      recipient,
    ]);

  it('is kept when there is no mail server', async () => {
    await write('kept@example.com');
    expect(await row('kept@example.com')).toMatchObject({
      status: 'kept',
      subject: 'Welcome to Fustat',
    });
    expect(await deliverPending(now)).toBe(0);
  });

  it('reads the name of the shop from its settings', async () => {
    await database.owner.query(`update site_settings set brand_name = 'Khan'`);
    await write('brand@example.com');
    expect(await row('brand@example.com')).toMatchObject({ subject: 'Welcome to Khan' });
    await database.owner.query(`update site_settings set brand_name = 'Fustat'`);
  });

  it('leaves only when its cause is committed', async () => {
    const failing = asSystem().transaction(async (trx) => {
      const data = { name: '', link: 'https://fustat.example' };
      await enqueue(trx, {
        recipient: 'never@example.com',
        locale: 'ar',
        template: 'welcome',
        data,
        now,
      });
      throw new Error('changed our mind');
    });
    await expect(failing).rejects.toThrow('changed our mind');
    expect(await row('never@example.com')).toBeUndefined();
  });

  it('is sent once, also by two processes at the same time', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((each) => write(`${each}@example.com`)));
    await database.owner.query(
      `update mail_outbox set status = 'queued' where recipient ~ '^[abcd]@'`,
    );
    const sent: unknown[] = [];
    const postman = { sendMail: async ({ to }: { to?: unknown }) => sent.push(to) };
    await Promise.all([deliverPending(now, postman), deliverPending(now, postman)]);
    expect(sent.toSorted()).toEqual(['a', 'b', 'c', 'd'].map((each) => `${each}@example.com`));
  });

  it('forgets a sign-in link once it was sent', async () => {
    await write('link@example.com', 'reset_password');
    await queue('link@example.com');
    await deliverPending(now, { sendMail: async () => {} });
    expect(await row('link@example.com')).toMatchObject({ status: 'sent', text: null, html: null });
  });

  it('tries again with growing pauses and gives up in the end', async () => {
    await write('lost@example.com');
    await queue('lost@example.com');
    const postman = { sendMail: () => Promise.reject(new Error('mailbox unavailable')) };
    let at = now;
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      expect(await deliverPending(at, postman)).toBe(1);
      expect(await deliverPending(at, postman)).toBe(0);
      const { next_attempt_at } = await row('lost@example.com');
      pauses.push((next_attempt_at.getTime() - at.getTime()) / 1000);
      at = next_attempt_at;
    }
    expect(pauses.slice(0, 3)).toEqual([30, 120, 480]);
    expect(await row('lost@example.com')).toMatchObject({ status: 'failed', attempts: 8 });
    expect(await deliverPending(after(10_000_000), postman)).toBe(0);
  });
});
