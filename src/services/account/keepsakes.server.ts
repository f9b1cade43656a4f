import type { ProductCard } from '#domain/catalog/product.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import { q } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { selectCards, toCard } from '#services/catalog/product-card.server.ts';
import type { Customer } from './customer.ts';
import { postalAddress, type PostalAddress } from './postal-address.ts';

interface Reader {
  customer: Customer;
  locale: Locale;
  now: Date;
}

/** The longest list that a page shows; nobody keeps more by hand. */
const most = 100;

export async function readWishlist({ customer, locale, now }: Reader): Promise<ProductCard[]> {
  const wished = q
    .selectFrom('wishlist_items')
    .select('product_id')
    .where('user_id', '=', customer.userId);
  const [rows] = await asUser(customer).read(
    selectCards().where('p.id', 'in', wished).orderBy('p.name').limit(most),
  );
  return rows.map((row) => toCard(row, locale, now));
}

export interface Address extends PostalAddress {
  id: string;
  /** The governorate's code, which decides what delivery costs. */
  place: string;
  label: string | null;
  isDefault: boolean;
}

export async function readAddresses({ customer, locale }: Reader): Promise<Address[]> {
  const [rows] = await asUser(customer).read(
    q
      .selectFrom('addresses as a')
      .innerJoin('governorates as g', 'g.code', 'a.governorate')
      .selectAll('a')
      .select(['g.name as placeName', 'g.name_ar as placeNameAr'])
      .where('a.user_id', '=', customer.userId)
      .orderBy('a.is_default', 'desc')
      .orderBy('a.created_at')
      .limit(most),
  );
  return rows.map((row) => ({
    id: row.id,
    place: row.governorate,
    label: row.label,
    isDefault: row.is_default,
    ...postalAddress(row, localized(locale, row.placeName, row.placeNameAr)),
  }));
}

export interface Notice {
  id: string;
  title: string;
  body: string;
  link: string | null;
  isRead: boolean;
  at: Date;
}

export async function readNotices({ customer, locale, now }: Reader): Promise<Notice[]> {
  const [rows] = await asUser(customer).read(
    q
      .selectFrom('notifications')
      .selectAll()
      .where('user_id', '=', customer.userId)
      .where('visible_from', '<=', now)
      .orderBy('visible_from', 'desc')
      .orderBy('id', 'desc')
      .limit(most),
  );
  return rows.map((row) => ({
    id: row.id,
    title: localized(locale, row.title, row.title_ar),
    body: localized(locale, row.body, row.body_ar),
    link: row.link_url,
    isRead: row.read_at !== null,
    at: row.visible_from,
  }));
}
