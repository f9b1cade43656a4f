import { readIds } from '#domain/id-list.ts';
import { findWishes } from '#services/wishlist/read-wishlist.server.ts';
import { readerOf } from '../components/reader.server.ts';
import type { Route } from './+types/wishes.route.ts';

/** The products whose ids a visitor's browser stores. */
export const loader = ({ url, context }: Route.LoaderArgs) =>
  findWishes(readIds(url.searchParams.get('ids')), readerOf(context));
