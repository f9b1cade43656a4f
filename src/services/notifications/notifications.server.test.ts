import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/account/customer.ts';
import { mailsTo, makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { NoticeCategory } from './category.ts';
import { deleteNotice, markRead } from './change-notices.server.ts';
import { mailIfWanted } from './mail-if-wanted.server.ts';
import { notify } from './notify.server.ts';
import { endNotices, readPreferences, savePreferences } from './preferences.server.ts';
import { noticePageSize, readNotices } from './read-notices.server.ts';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.server.ts';

const now = new Date('2026-03-01T10:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

type Person = Customer & { email: string };

async function person(): Promise<Person> {
  const { userId, email } = await makeAccount(now);
  return { kind: 'user', userId, claims: {}, email };
}

const tell = ({ userId }: Customer, title: string, category: NoticeCategory = 'stock') =>
  asSystem().transaction((trx) =>
    notify(trx, { userId, category, title: { en: title, ar: `ع ${title}` }, link: '/shop', now }),
  );

const write = ({ userId, email }: Person, category: NoticeCategory = 'reviews') =>
  asSystem().transaction((trx) =>
    mailIfWanted(trx, {
      userId,
      category,
      recipient: email,
      locale: 'en',
      template: 'review_approved',
      data: {
        name: 'Mona',
        product: { en: 'Chair', ar: 'كرسي' },
        link: 'https://fustat.example/product/chair',
      },
      now,
    }),
  );

const titles = async (customer: Customer, after?: string | null) =>
  (await readNotices({ customer, locale: 'en', now }, after)).notices.map(({ title }) => title);

describe('a notice', () => {
  it('is read by its owner alone, in the reader’s language', async () => {
    const [one, other] = [await person(), await person()];
    await tell(one, 'Here again');
    const { notices, unread } = await readNotices({ customer: one, locale: 'ar', now });
    expect(notices).toMatchObject([
      { title: 'ع Here again', category: 'توفر من جديد', link: '/shop', isRead: false },
    ]);
    expect(unread).toBe(1);
    expect(await titles(other)).toEqual([]);
  });

  it('is marked and deleted by its owner alone', async () => {
    const [one, other] = [await person(), await person()];
    await tell(one, 'First');
    await tell(one, 'Second');
    const reader = { customer: one, locale: 'en', now } as const;
    const [{ id } = { id: '' }] = (await readNotices(reader)).notices;
    await markRead(other, id, now);
    await markRead(other, 'all', now);
    await deleteNotice(other, id);
    expect((await readNotices(reader)).unread).toBe(2);
    await markRead(one, id, now);
    expect((await readNotices(reader)).unread).toBe(1);
    await markRead(one, 'all', now);
    expect((await readNotices(reader)).unread).toBe(0);
    await deleteNotice(one, id);
    await deleteNotice(one, 'not an id');
    expect(await titles(one)).toHaveLength(1);
  });

  it('stays unwritten where its kind is not wanted', async () => {
    const one = await person();
    await savePreferences(one, { inApp: ['reviews'], email: [] });
    await tell(one, 'Unwanted', 'stock');
    await tell(one, 'Wanted', 'reviews');
    expect(await titles(one)).toEqual(['Wanted']);
  });

  it('comes page by page, each exactly once, however many were written in one moment', async () => {
    const one = await person();
    const count = 2 * noticePageSize + 3;
    for (let each = 0; each < count; each += 1) await tell(one, `Notice ${each}`);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await readNotices({ customer: one, locale: 'en', now }, after);
      seen.push(...page.notices.map(({ title }) => title));
      after = page.next;
    } while (after);
    expect(seen).toHaveLength(count);
    expect(new Set(seen).size).toBe(count);
  });

  it('of somebody else is no place to start a page from', async () => {
    const [one, other] = [await person(), await person()];
    await tell(one, 'Mine');
    await tell(other, 'Theirs');
    const [theirs] = (await readNotices({ customer: other, locale: 'en', now })).notices;
    expect(await titles(one, theirs!.id)).toEqual([]);
    expect(await titles(one, 'not an id')).toEqual(['Mine']);
  });
});

describe('preferences', () => {
  it('are on until somebody chooses, and orders are always mailed', async () => {
    const one = await person();
    const atFirst = await readPreferences(one, 'en');
    expect(atFirst.every(({ inApp, email }) => inApp && email)).toBe(true);
    await savePreferences(one, { inApp: [], email: ['offers', 'no such kind'] });
    const chosen = await readPreferences(one, 'en');
    expect(chosen.filter(({ email }) => email).map(({ category }) => category)).toEqual([
      'orders',
      'offers',
    ]);
    expect(chosen.some(({ inApp }) => inApp)).toBe(false);
  });
});

describe('mails of a kind', () => {
  it('carry a link that ends them, for this reader and this kind', async () => {
    const [one, other] = [await person(), await person()];
    await write(one);
    const { rows } = await database.owner.query(
      'select text, unsubscribe_url from mail_outbox where recipient = $1',
      [one.email],
    );
    const token = new URL(rows[0].unsubscribe_url).searchParams.get('token')!;
    expect(rows[0].text).toContain(rows[0].unsubscribe_url);
    for (let times = 0; times < 2; times += 1) {
      expect(await endNotices(token)).toMatchObject({ ok: true, name: { en: 'Reviews' } });
    }
    await write(one);
    await write(one, 'stock');
    await write(other);
    expect(await mailsTo(database.owner, one.email)).toHaveLength(2);
    expect(await mailsTo(database.owner, other.email)).toHaveLength(1);
  });

  it('end by no link that the shop did not sign, and never those about orders', async () => {
    const { userId } = await person();
    const token = unsubscribeToken({ userId, category: 'reviews' });
    expect(readUnsubscribeToken(token)).toEqual({ userId, category: 'reviews' });
    for (const forged of ['', 'x', token.replace('reviews', 'offers'), `${token}x`]) {
      expect(await endNotices(forged)).toEqual({ ok: false, reason: 'unknown_token' });
    }
    const about = unsubscribeToken({ userId, category: 'orders' });
    expect(await endNotices(about)).toEqual({ ok: false, reason: 'unknown_token' });
  });
});
