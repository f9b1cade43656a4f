import type { ProductCard } from '#domain/catalog/product.ts';
import { as } from '#platform/database/run-as.server.ts';
import type { DatedReader } from '../reader.ts';
import { selectCards, toCard } from './product-card.server.ts';

/** In the order asked for; what is no longer on show is left out. */
export async function findCards(
  ids: readonly string[],
  { actor, locale, now }: DatedReader,
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const [rows] = await as(actor).read(selectCards().where('p.id', 'in', [...ids]));
  const cards = new Map(rows.map((row) => [row.id, toCard(row, locale, now)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}
