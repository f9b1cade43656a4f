import { compareAmounts, subtract } from '#domain/money.ts';
import { maxToBuy } from '#domain/catalog/stock.ts';
import type { StockStatus } from '#domain/catalog/product.ts';
import { maxWishes, type Wish } from '#domain/wishlist/wish.ts';
import type { Locale } from '#i18n/locale.ts';
import { db, type RowsOf } from '#platform/database/query.ts';
import { asActor, asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Customer } from '#services/shared/customer.ts';
import { selectCards, toCard } from '#services/catalog/product-card.server.ts';
import type { DatedReader } from '#services/shared/reader.ts';

interface Owner {
  customer: Customer;
  locale: Locale;
  now: Date;
}

export interface OwnWishlist {
  wishes: Wish[];
  /** Anyone with the token may read the list; null while not shared. */
  token: string | null;
}

export async function readWishlist({ customer, locale, now }: Owner): Promise<OwnWishlist> {
  const [rows, [share]] = await asActor(customer).read(
    selectWishesOf(customer.userId),
    db.selectFrom('wishlist_shares').select('token').where('user_id', '=', customer.userId),
  );
  return { wishes: rows.map((row) => toWish(row, locale, now)), token: share?.token ?? null };
}

/** A visitor's wishlist in its order; unpublished products are left out. */
export async function findWishes(ids: readonly string[], reader: DatedReader): Promise<Wish[]> {
  const known = ids.filter(isUuid).slice(0, maxWishes);
  if (known.length === 0) return [];
  const { actor, locale, now } = reader;
  const [rows] = await asActor(actor).read(
    selectCards().select('p.quantity').where('p.id', 'in', known),
  );
  const wishes = new Map(rows.map((row) => [row.id, toWish(row, locale, now)]));
  return known.flatMap((id) => wishes.get(id) ?? []);
}

export interface SharedWishlist {
  /** The first name only, since the link may be passed on. */
  owner: string;
  wishes: Wish[];
}

/** Null for an unknown or ended token. */
export async function readSharedWishlist(
  token: string,
  { locale, now }: Pick<DatedReader, 'locale' | 'now'>,
): Promise<SharedWishlist | null> {
  if (!isUuid(token)) return null;
  // As system: the token is the only authorization.
  const [[share]] = await asSystem().read(
    db
      .selectFrom('wishlist_shares as s')
      .innerJoin('profiles as p', 'p.id', 's.user_id')
      .select(['s.user_id', 'p.full_name'])
      .where('s.token', '=', token),
  );
  if (!share) return null;
  const [rows] = await asSystem().read(selectWishesOf(share.user_id));
  return {
    owner: share.full_name.trim().split(/\s+/)[0] ?? '',
    // Saved price and availability are private to the owner.
    wishes: rows.map((row) => ({ ...toWish(row, locale, now), dropped: null, isBack: false })),
  };
}

function selectWishesOf(userId: string) {
  return selectCards()
    .innerJoin('wishlist_items as w', 'w.product_id', 'p.id')
    .select(['p.quantity', 'w.saved_price', 'w.was_available'])
    .where('w.user_id', '=', userId)
    .orderBy('w.created_at', 'desc')
    .orderBy('w.id', 'desc')
    .limit(maxWishes);
}

type Row = RowsOf<ReturnType<typeof selectCards>>[number] & {
  quantity: number;
  saved_price?: string;
  was_available?: boolean;
};

function toWish(row: Row, locale: Locale, now: Date): Wish {
  const card = toCard(row, locale, now);
  const saved = row.saved_price ?? card.price;
  const max = maxToBuy(row.stock_status as StockStatus, row.quantity);
  return {
    ...card,
    names: { en: row.name, ar: row.name_ar || row.name },
    dropped: compareAmounts(card.price, saved) < 0 ? subtract(saved, card.price) : null,
    isBack: row.was_available === false && max > 0,
    most: card.hasVariants ? 0 : max,
  };
}
