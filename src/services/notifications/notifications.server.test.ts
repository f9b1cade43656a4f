import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { mailsTo, makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { NotificationCategory } from './notification-category.ts';
import { deleteNotification, markNotificationRead } from './change-notifications.server.ts';
import { mailIfWanted } from './mail-if-wanted.server.ts';
import { notifyCustomer } from './notify-customer.server.ts';
import {
  endNotifications,
  readNotificationPreferences,
  saveNotificationPreferences,
} from './preferences.server.ts';
import { notificationPageSize, readNotifications } from './read-notifications.server.ts';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.server.ts';

const now = new Date('2026-03-01T10:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

type Person = Customer & { email: string };

async function createPerson(): Promise<Person> {
  const { userId, email } = await makeAccount(now);
  return { kind: 'user', userId, claims: {}, email };
}

const notify = ({ userId }: Customer, title: string, category: NotificationCategory = 'stock') =>
  asSystem().transaction((trx) =>
    notifyCustomer(trx, {
      userId,
      category,
      title: { en: title, ar: `ع ${title}` },
      link: '/shop',
      now,
    }),
  );

const write = ({ userId, email }: Person, category: NotificationCategory = 'reviews') =>
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
        rating: 5,
        picture: null,
        link: 'https://fustat.example/product/chair',
      },
      now,
    }),
  );

const titles = async (customer: Customer, after?: string | null) =>
  (await readNotifications({ customer, locale: 'en', now }, after)).notifications.map(
    ({ title }) => title,
  );

describe('a notification', () => {
  it('is read only by its owner, in the reader’s language', async () => {
    const one = await createPerson();
    const other = await createPerson();
    await notify(one, 'Here again');
    const { notifications, unread } = await readNotifications({ customer: one, locale: 'ar', now });
    expect(notifications).toMatchObject([
      { title: 'ع Here again', category: 'توفر من جديد', link: '/shop', isRead: false },
    ]);
    expect(unread).toBe(1);
    expect(await titles(other)).toEqual([]);
  });

  it('is marked and deleted only by its owner', async () => {
    const one = await createPerson();
    const other = await createPerson();
    await notify(one, 'First');
    await notify(one, 'Second');
    const reader = { customer: one, locale: 'en', now } as const;
    const [{ id } = { id: '' }] = (await readNotifications(reader)).notifications;
    await markNotificationRead(other, id, now);
    await markNotificationRead(other, 'all', now);
    await deleteNotification(other, id);
    expect((await readNotifications(reader)).unread).toBe(2);
    await markNotificationRead(one, id, now);
    expect((await readNotifications(reader)).unread).toBe(1);
    await markNotificationRead(one, 'all', now);
    expect((await readNotifications(reader)).unread).toBe(0);
    await deleteNotification(one, id);
    await deleteNotification(one, 'not an id');
    expect(await titles(one)).toHaveLength(1);
  });

  it('is not written when its category is turned off', async () => {
    const one = await createPerson();
    await saveNotificationPreferences(one, { inApp: ['reviews'], email: [] });
    await notify(one, 'Unwanted', 'stock');
    await notify(one, 'Wanted', 'reviews');
    expect(await titles(one)).toEqual(['Wanted']);
  });

  it('is listed page by page, each exactly once, also when many were written at the same time', async () => {
    const one = await createPerson();
    const count = 2 * notificationPageSize + 3;
    for (let each = 0; each < count; each += 1) await notify(one, `Notification ${each}`);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await readNotifications({ customer: one, locale: 'en', now }, after);
      seen.push(...page.notifications.map(({ title }) => title));
      after = page.next;
    } while (after);
    expect(seen).toHaveLength(count);
    expect(new Set(seen).size).toBe(count);
  });

  it('of another customer cannot start a page', async () => {
    const one = await createPerson();
    const other = await createPerson();
    await notify(one, 'Mine');
    await notify(other, 'Theirs');
    const [theirs] = (await readNotifications({ customer: other, locale: 'en', now }))
      .notifications;
    expect(await titles(one, theirs!.id)).toEqual([]);
    expect(await titles(one, 'not an id')).toEqual(['Mine']);
  });
});

describe('preferences', () => {
  it('are on by default, and orders are always mailed', async () => {
    const one = await createPerson();
    const atFirst = await readNotificationPreferences(one, 'en');
    expect(atFirst.every(({ inApp, email }) => inApp && email)).toBe(true);
    await saveNotificationPreferences(one, { inApp: [], email: ['offers', 'no such kind'] });
    const preferences = await readNotificationPreferences(one, 'en');
    expect(preferences.filter(({ email }) => email).map(({ category }) => category)).toEqual([
      'orders',
      'offers',
    ]);
    expect(preferences.some(({ inApp }) => inApp)).toBe(false);
  });
});

describe('mails of a category', () => {
  it('carry a link that unsubscribes this reader from this category', async () => {
    const one = await createPerson();
    const other = await createPerson();
    await write(one);
    const { rows } = await database.owner.query(
      'select text, unsubscribe_url from mail_outbox where recipient = $1',
      [one.email],
    );
    const token = new URL(rows[0].unsubscribe_url).searchParams.get('token')!;
    expect(rows[0].text).toContain(rows[0].unsubscribe_url);
    for (let times = 0; times < 2; times += 1) {
      expect(await endNotifications(token, { now, of: null })).toMatchObject({
        ok: true,
        name: { en: 'Reviews' },
      });
    }
    await write(one);
    await write(one, 'stock');
    await write(other);
    expect(await mailsTo(database.owner, one.email)).toHaveLength(2);
    expect(await mailsTo(database.owner, other.email)).toHaveLength(1);
  });

  it('cannot be ended by a forged link, and those about orders not at all', async () => {
    const { userId } = await createPerson();
    const token = unsubscribeToken({ userId, category: 'reviews' });
    expect(readUnsubscribeToken(token)).toEqual({ userId, category: 'reviews' });
    for (const forged of ['', 'x', token.replace('reviews', 'offers'), `${token}x`]) {
      expect(await endNotifications(forged, { now, of: null })).toEqual({
        ok: false,
        reason: 'unknown_token',
      });
    }
    const about = unsubscribeToken({ userId, category: 'orders' });
    expect(await endNotifications(about, { now, of: null })).toEqual({
      ok: false,
      reason: 'unknown_token',
    });
  });
});
