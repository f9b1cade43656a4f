import { anyRoad, deliveryWindow, shopDay, slowestOf } from '#domain/catalog/delivery.ts';
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
  /** The workshop of each product in the cart, by its id. */
  workshops: Record<string, string>;
  /** Pieces of the same room that many buy and that are not in the cart. */
  pieces: ProductCard[];
}

export const nothingBeside: BesideCart = { arrival: null, workshops: {}, pieces: [] };

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
  if (!latest) return nothingBeside;
  const selected = governorates.find(({ code }) => code === governorate);
  const road = selected?.road ?? anyRoad(governorates.map((each) => each.road));
  const making = slowestOf(cards.map(({ leadTime }) => leadTime));
  return {
    arrival: governorates.length > 0 ? deliveryWindow(shopDay(reader.now), making, road) : null,
    workshops: Object.fromEntries(cards.map(({ id, workshop }) => [id, workshop])),
    pieces: await findFittingPieces(latest, ids, reader),
  };
}

const maxFitting = 2;

async function findFittingPieces(
  { category }: ProductCard,
  ids: readonly string[],
  { actor, locale, now }: DatedReader,
): Promise<ProductCard[]> {
  const [found] = await asActor(actor).read(
    selectCards()
      .where('p.category', '=', category)
      .where('p.id', 'not in', [...ids])
      .where('p.stock_status', 'in', ['in_stock', 'low_stock'])
      .orderBy('p.sales_count', 'desc')
      .orderBy('p.id', 'desc')
      .limit(maxFitting),
  );
  return found.map((row) => toCard(row, locale, now));
}
