import { maxRecent, readRecent } from '#domain/catalog/recently-viewed.ts';
import { findProductCards } from '#services/catalog/find-product-cards.server.ts';
import { readerOf } from '../components/reader.server.ts';
import type { Route } from './+types/recently-viewed.route.ts';

/** Product cards for the ids stored in a browser. */
export function loader({ url, context }: Route.LoaderArgs) {
  const ids = readRecent(url.searchParams.get('ids')).slice(0, maxRecent);
  return findProductCards(ids, readerOf(context));
}
