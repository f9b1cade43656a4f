import { findProductNames } from '#services/products/product-names.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/find-products.route.ts';

export const middleware = [requireMenuRole];

/** Products for a field that names some. Those who may open the form above need not edit products. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  const term = new URL(request.url).searchParams.get('q')?.slice(0, 100) ?? '';
  return { products: await findProductNames(term, { actor: staffMemberOf(context), locale }) };
}
