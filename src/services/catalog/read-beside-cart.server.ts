import { deliveryWindow, shopDay, slowestOf } from '#domain/catalog/delivery.ts';
import type { ProductCard } from '#domain/catalog/product.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import { readGovernorates } from '../delivery/governorates.server.ts';
import type { DatedReader } from '../shared/reader.ts';
import { findProductCards } from './find-product-cards.server.ts';
import { selectCards, toCard } from './product-card.server.ts';

/** What a small cart says besides its lines. */
export interface BesideCart {
  /** The days on which all of it arrives; null where the shop does not deliver. */
  arrival: { from: string; to: string } | null;
  /** A piece of the same room that many buy and that is not in the cart. */
  piece: ProductCard | null;
}

/** `ids` are the products in the cart, the latest one last. */
export async function readBesideCart(
  { ids, governorate }: { ids: readonly string[]; governorate: string | null },
  reader: DatedReader,
): Promise<BesideCart> {
  const [cards, governorates] = await Promise.all([
    findProductCards(ids, reader),
    readGovernorates(reader.locale),
  ]);
  const latest = cards.at(-1);
  if (!latest) return { arrival: null, piece: null };
  const destination = governorates.find(({ code }) => code === governorate) ?? governorates[0];
  const making = slowestOf(cards.map(({ leadTime }) => leadTime));
  return {
    arrival: destination ? deliveryWindow(shopDay(reader.now), making, destination.road) : null,
    piece: await findFittingPiece(latest, ids, reader),
  };
}

async function findFittingPiece(
  { category }: ProductCard,
  ids: readonly string[],
  { actor, locale, now }: DatedReader,
): Promise<ProductCard | null> {
  const [[found]] = await asActor(actor).read(
    selectCards()
      .where('p.category', '=', category)
      .where('p.id', 'not in', [...ids])
      .where('p.stock_status', 'in', ['in_stock', 'low_stock'])
      .orderBy('p.sales_count', 'desc')
      .orderBy('p.id', 'desc')
      .limit(1),
  );
  return found ? toCard(found, locale, now) : null;
}
