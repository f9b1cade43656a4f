import type { RouterContextProvider } from 'react-router';
import type { CartLine } from '#domain/cart/cart-lines.ts';
import type { PricedLine } from '#domain/checkout/priced-line.ts';
import type { OrderDetail } from '#services/orders/find-order.server.ts';
import { priceCart } from '#services/pricing/price-cart.server.ts';
import { actorOf, readRequestFacts } from '../../shared/session/session.server.ts';

interface AgainRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** What is still available of an order at today's prices, and the names of what is not. */
export async function findAvailableItems(order: OrderDetail, { request, context }: AgainRequest) {
  const sold = order.items.filter(({ productId }) => productId !== null);
  const { lines } = await priceCart(
    {
      items: sold.map(({ productId, variantId, quantity }) => ({
        product_id: productId!,
        variant_id: variantId,
        quantity,
      })),
    },
    { actor: actorOf(context), attempt: readRequestFacts(context, request) },
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
