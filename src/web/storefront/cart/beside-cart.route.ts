import { readIds } from '#domain/id-list.ts';
import { readBesideCart } from '#services/catalog/read-beside-cart.server.ts';
import { readerOf } from '../components/reader.server.ts';
import type { Route } from './+types/beside-cart.route.ts';

const maxProducts = 50;

/** For the cart of a browser, which the server does not know. */
export function loader({ url, context }: Route.LoaderArgs) {
  const ids = readIds(url.searchParams.get('ids')).slice(-maxProducts);
  const governorate = url.searchParams.get('governorate');
  return readBesideCart({ ids, governorate }, readerOf(context));
}
