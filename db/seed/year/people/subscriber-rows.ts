import { catalog } from '../../catalog/catalog.ts';
import { idOf } from '../../ids.ts';
import { type Rows, rowsOf } from '../../rows.ts';
import { daysBefore } from '../../time.ts';
import { createRandom } from '../random.ts';
import { createGuests, type Shopper } from './shoppers.ts';

const subscriberCount = 210;
const waitingCount = 34;

const isSoldOut = ({ stock, flag }: (typeof catalog)[number]): boolean =>
  stock === 0 && flag !== 'pre_order';

/** Readers of the newsletter, and people who wait until a piece is in stock again. */
export function subscriberRows(accounts: readonly Shopper[], now: Date): Rows[] {
  const random = createRandom('subscribers of the year');
  const newGuest = createGuests();
  const readers = [
    ...accounts.filter(() => random.chance(0.5)),
    ...Array.from({ length: subscriberCount }, newGuest),
  ].slice(0, subscriberCount);
  const soldOut = catalog.filter(isSoldOut);
  return [
    rowsOf(
      'newsletter_subscriptions',
      readers.map(({ email, locale }) => {
        const daysAgo = 360 * random.fraction();
        return {
          id: idOf('subscription', email),
          email,
          locale,
          unsubscribe_token: idOf('unsubscribe', email),
          created_at: daysBefore(now, daysAgo),
          unsubscribed_at: random.chance(0.08) ? daysBefore(now, daysAgo / 2) : null,
        };
      }),
    ),
    rowsOf(
      'stock_alerts',
      readers.slice(0, waitingCount).map(({ key, userId, email, locale }, index) => ({
        id: idOf('stock alert', key),
        product_id: idOf('product', soldOut[index % soldOut.length]!.slug),
        user_id: userId,
        email: userId ? null : email,
        locale,
        created_at: daysBefore(now, 30 * random.fraction()),
      })),
    ),
  ];
}
