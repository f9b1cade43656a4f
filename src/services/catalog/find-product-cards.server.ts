import type { ProductCard } from '#domain/catalog/product.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import type { DatedReader } from '../shared/reader.ts';
import { selectCards, toCard } from './product-card.server.ts';

/** In the requested order; unpublished products are left out. */
export async function findProductCards(
  ids: readonly string[],
  { actor, locale, now }: DatedReader,
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const [rows] = await asActor(actor).read(selectCards().where('p.id', 'in', [...ids]));
  const cards = new Map(rows.map((row) => [row.id, toCard(row, locale, now)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}
