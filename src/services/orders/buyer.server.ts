import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Bilingual } from '#domain/bilingual.ts';
import { isolateLtr } from '#i18n/isolate.ts';
import type { Locale } from '#i18n/locale.ts';
import { notifyCustomer } from '../notifications/notify-customer.server.ts';
import { createGuestToken } from '../checkout/guest-token.server.ts';
import { links } from '../shared/links.server.ts';

/** The buyer of an order, for mails and notifications. */
export interface OrderBuyer {
  orderId: string;
  number: string;
  userId: string | null;
  email: string;
  name: string;
  locale: Locale;
  currency: string;
}

type OrderRow = {
  id: string;
  number: string;
  user_id: string | null;
  email: string;
  address: unknown;
  locale: Locale;
  currency: string;
};

export const buyerColumns = [
  'id',
  'number',
  'user_id',
  'email',
  'address',
  'locale',
  'currency',
] as const;

export const toBuyer = (row: OrderRow): OrderBuyer => ({
  orderId: row.id,
  number: row.number,
  userId: row.user_id,
  email: row.email,
  name: (row.address as { full_name?: string }).full_name ?? '',
  locale: row.locale,
  currency: row.currency,
});

/** The tracking link: in the account, or a guest's signed link. */
const orderLink = ({ orderId, userId, locale }: OrderBuyer): string =>
  userId
    ? links.trackOrder(locale, orderId)
    : links.trackGuestOrder(locale, createGuestToken(orderId));

/** The page from which a buyer orders the same pieces again. */
export const orderAgainLink = (buyer: OrderBuyer): string =>
  buyer.userId ? links.order(buyer.locale, buyer.orderId) : orderLink(buyer);

/** Common data of mails about an order. */
export const orderMailData = (buyer: OrderBuyer) => ({
  name: buyer.name,
  number: buyer.number,
  link: orderLink(buyer),
});

/** Guests have no account to notify. */
export async function notifyBuyer(
  trx: Transaction<DB>,
  { userId, orderId, number }: OrderBuyer,
  { title, now }: { title: Bilingual; now: Date },
): Promise<void> {
  if (!userId) return;
  await notifyCustomer(trx, {
    userId,
    category: 'orders',
    title,
    body: { en: `Order ${number}`, ar: `الطلب رقم ${isolateLtr(number)}` },
    link: `/account/track-order/${orderId}`,
    now,
  });
}
