import { maxRecent, readRecent } from '#domain/catalog/recently-viewed.ts';
import { findProductCards } from '#services/catalog/find-product-cards.server.ts';
import { fillWithBestSellers } from '#services/catalog/fill-with-best-sellers.server.ts';
import { readerOf } from '../components/reader.server.ts';
import type { Route } from './+types/recently-viewed.route.ts';

/** Product cards for the ids stored in a browser; `fill` adds what many buy. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const reader = readerOf(context);
  const ids = readRecent(url.searchParams.get('ids')).slice(0, maxRecent);
  const cards = await findProductCards(ids, reader);
  return url.searchParams.has('fill') ? fillWithBestSellers(cards, reader) : cards;
}
