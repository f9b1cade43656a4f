import { data } from 'react-router';
import { readIds } from '#domain/id-list.ts';
import { nothingBeside, readBesideCart } from '#services/catalog/read-beside-cart.server.ts';
import { requestAllowance, retryHeaders } from '../../shared/http/request-allowance.server.ts';
import { readerOf } from '../components/reader.server.ts';
import type { Route } from './+types/beside-cart.route.ts';

const maxProducts = 50;
/** A browser asks when its small cart opens or changes. */
const takeAllowance = requestAllowance({ burst: 120, perSecond: 4 });

/** For the cart of a browser, which the server does not know. */
export async function loader({ url, context }: Route.LoaderArgs) {
  // The small cart is complete without it, so it says nothing of the limit.
  if (!takeAllowance(context)) return data(nothingBeside, { status: 429, headers: retryHeaders });
  const ids = readIds(url.searchParams.get('ids')).slice(-maxProducts);
  const governorate = url.searchParams.get('governorate');
  return data(await readBesideCart({ ids, governorate }, readerOf(context)));
}
