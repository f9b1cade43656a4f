import { readListQuery } from '#domain/catalog/list-query.ts';
import type { ProductCard } from '#domain/catalog/product.ts';
import type { DatedReader } from '../shared/reader.ts';
import { listProducts } from './list-products.server.ts';

const rowLength = 4;

/** Completes a row of cards with what is bought most. */
export async function fillWithBestSellers(
  cards: readonly ProductCard[],
  reader: DatedReader,
): Promise<ProductCard[]> {
  const missing = rowLength - cards.length;
  if (missing <= 0) return cards.slice(0, rowLength);
  const { products } = await listProducts(readListQuery(new URLSearchParams()), reader);
  const others = products.filter(({ id }) => cards.every((card) => card.id !== id));
  return [...cards, ...others.slice(0, missing)];
}
