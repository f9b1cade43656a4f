import { redirect } from 'react-router';
import type { CartLine } from '#domain/cart/cart-lines.ts';
import type { PricedLine } from '#domain/checkout/priced-line.ts';
import { priceCart } from '#services/pricing/price-cart.server.ts';
import type { FormSuccess } from '../../shared/forms/form-result.ts';
import { readRequestFacts } from '../../shared/session/session.server.ts';
import { ownerOf } from '../signed-in.server.ts';
import type { Route } from './+types/order-again.route.ts';
import { loadOrder } from './load-order.server.ts';
import type { AvailableItems } from './order-again.tsx';

/** Returns what is still available of an order at today's prices, and the names of what is not. */
export async function action({
  request,
  context,
  params,
}: Route.ActionArgs): Promise<FormSuccess<AvailableItems>> {
  // Submitted without scripts, which alone can reach the cart.
  if (request.headers.get('Sec-Fetch-Dest') === 'document') {
    throw redirect(`/account/orders/${params.id}`);
  }
  const { customer } = ownerOf(context);
  const order = await loadOrder(context, params.id);
  const sold = order.items.filter(({ productId }) => productId !== null);
  const { lines } = await priceCart(
    {
      items: sold.map(({ productId, variantId, quantity }) => ({
        product_id: productId!,
        variant_id: variantId,
        quantity,
      })),
    },
    { actor: customer, attempt: readRequestFacts(context, request) },
  );
  const available = lines.filter(({ quantity }) => quantity > 0);
  const nameOf = ({ productId }: { productId: string }) =>
    order.items.find((item) => item.productId === productId)?.name ?? '';
  return {
    ok: true,
    lines: available.map(toCartLine),
    missing: [
      ...order.items.filter(({ productId }) => productId === null).map(({ name }) => name),
      ...lines.filter(({ quantity }) => quantity === 0).map(nameOf),
    ],
    fewer: available.filter(({ quantity, wanted }) => quantity < wanted).map(nameOf),
  };
}

const toCartLine = (line: PricedLine): CartLine => ({
  id: line.productId,
  variantId: line.variantId,
  slug: line.slug,
  name: line.name,
  options: line.options.map(({ en, ar }) => ({ en, ar })),
  query: line.query,
  picture: line.picture,
  price: line.unitPrice,
  quantity: line.quantity,
  most: line.most,
});
