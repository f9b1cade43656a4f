import { sql, type Transaction } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DB } from '#db/types.ts';
import { orderMoney } from '#domain/orders/order-money.ts';
import { expectedDelivery } from '#domain/orders/expected-delivery.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { type Digits, formatMoney, formatNumber } from '#i18n/format.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import { db } from '#platform/database/query.ts';
import { formatAddress, formatArrival } from '../mail/format-delivery.ts';
import type { MailPhoto } from '../mail/mail-content.ts';
import type { MailedDelivery, MailedMoney, MailedPiece } from '../mail/templates/order-parts.ts';
import { links } from '../shared/links.server.ts';
import type { OrderBuyer } from './buyer.server.ts';
import { moneyColumns } from './order-money-columns.ts';
import { type OrderItem, selectItems, toOrderItem } from './order-items.server.ts';
import { toOrderPhoto } from './order-photo.ts';
import { createPhotoToken } from './photo-token.server.ts';

interface MailedOrder {
  pieces: MailedPiece[];
  delivery: MailedDelivery;
  money: MailedMoney;
  /** From the workshop, at this status. */
  photo: MailPhoto | null;
  /** Addresses that rate its first piece with one to five stars; only customers can. */
  ratings: string[];
}

/** An order as its mails show it, at its new status. */
export async function readMailedOrder(
  trx: Transaction<DB>,
  { orderId, userId, locale, currency }: OrderBuyer,
  { status, now }: { status: OrderStatus; now: Date },
): Promise<MailedOrder> {
  // One query, because the order is locked meanwhile.
  const { rows } = await trx.executeQuery(selectMailedLines(orderId, status));
  const items = rows.map((row) => toOrderItem(row, locale));
  const order = rows[0]!;
  const digits = order.digits ?? 'arab';
  const days = expectedDelivery(
    {
      status,
      placedAt: order.placedAt,
      shippedAt: status === 'shipped' ? now : null,
      making: items.flatMap(({ making }) => making ?? []),
      road: { from: order.roadFrom ?? 0, to: order.roadTo ?? 0 },
    },
    now,
  );
  const { state, ...amounts } = orderMoney({ ...order, status });
  const written = Object.entries(amounts).map(
    ([name, amount]) => [name, formatMoney(amount, locale, currency, digits)] as const,
  );
  const governorate = localized(locale, order.governorate, order.governorateAr);
  return {
    pieces: items.map((item) => mailedPiece(item, locale, digits)),
    delivery: {
      arrival: days && formatArrival(days, locale, digits),
      address: formatAddress(order.address as object, governorate, locale),
      phone: order.phone,
    },
    money: { state, ...(Object.fromEntries(written) as typeof amounts) },
    photo: order.photo && mailedPhoto(order.photo, locale, now),
    ratings: userId ? ratingLinks(items, locale) : [],
  };
}

/** The pieces of a return, in the language of its buyer. */
export async function readReturnedPieces(
  trx: Transaction<DB>,
  returnId: string,
  { orderId, locale }: OrderBuyer,
): Promise<MailedPiece[]> {
  const { rows } = await trx.executeQuery(
    selectItems(orderId)
      .innerJoin('return_items as back', 'back.order_item_id', 'i.id')
      .where('back.return_id', '=', returnId)
      .select('back.quantity as sentBack')
      .select(digitsOfShop),
  );
  return rows.map((row) => {
    const item = { ...toOrderItem(row, locale), quantity: row.sentBack };
    return mailedPiece(item, locale, row.digits ?? 'arab');
  });
}

function selectMailedLines(orderId: string, status: OrderStatus) {
  return selectItems(orderId)
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .leftJoin('governorates as g', (join) =>
      join.on('g.code', '=', sql<string>`o.address ->> 'governorate'`),
    )
    .select(['o.address', 'o.phone', 'o.created_at as placedAt'])
    .select(moneyColumns)
    .select(['g.name as governorate', 'g.name_ar as governorateAr'])
    .select(['g.road_min_days as roadFrom', 'g.road_max_days as roadTo'])
    .select(jsonObjectFrom(selectPhoto(orderId, status)).as('photo'))
    .select(digitsOfShop);
}

/** The first photo of the newest entry with this status that the buyer sees. */
const selectPhoto = (orderId: string, status: OrderStatus) =>
  db
    .selectFrom('order_photos as f')
    .innerJoin('order_timeline as t', 't.id', 'f.timeline_id')
    .select(['f.id as photoId', 'f.image_url', 'f.alt_en', 'f.alt_ar', 'f.width', 'f.height'])
    .where('t.order_id', '=', orderId)
    .where('t.status', '=', status)
    .where('t.is_visible', '=', true)
    .orderBy('t.created_at', 'desc')
    .orderBy('f.display_order')
    .limit(1);

function mailedPhoto(
  row: Parameters<typeof toOrderPhoto>[0],
  locale: Locale,
  now: Date,
): MailPhoto | null {
  const photo = toOrderPhoto(row, locale);
  if (!photo) return null;
  const { id, address, alt, width, height } = photo;
  const isPrivate = address.includes(id);
  const link = isPrivate
    ? links.orderPhoto(locale, address, createPhotoToken(id, now))
    : links.file(address);
  return { address: link, caption: alt, width, height };
}

const digitsOfShop = sql<Digits | null>`(select arabic_digits from site_settings)`.as('digits');

const mailedPiece = (item: OrderItem, locale: Locale, digits: Digits): MailedPiece => ({
  name: item.name,
  details: [...item.options, item.workshop].filter(Boolean).join(locale === 'ar' ? '، ' : ', '),
  quantity: formatNumber(item.quantity, locale, digits),
  picture: item.picture && links.thumbnail(item.picture),
});

function ratingLinks(items: readonly OrderItem[], locale: Locale): string[] {
  const slug = items.find((item) => item.slug)?.slug;
  return slug ? [1, 2, 3, 4, 5].map((stars) => links.rating(locale, slug, stars)) : [];
}
