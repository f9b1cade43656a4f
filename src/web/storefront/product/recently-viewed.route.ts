import { mostRecent, readRecent } from '#domain/catalog/recently-viewed.ts';
import { findCards } from '#services/catalog/cards-by-id.server.ts';
import { readerOf } from '../components/reader.server.ts';
import type { Route } from './+types/recently-viewed.route.ts';

/** Product cards for the ids stored in a browser. */
export function loader({ url, context }: Route.LoaderArgs) {
  const ids = readRecent(url.searchParams.get('ids')).slice(0, mostRecent);
  return findCards(ids, readerOf(context));
}
