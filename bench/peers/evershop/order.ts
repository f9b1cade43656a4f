import { callApi, mustCall } from './api.ts';

export type Purchase = { shop: string; sku: string; deliveryMethod: string };

const address = {
  ...{ full_name: 'Mona Farid', telephone: '01000000000', address_1: '12, Road 9' },
  ...{ city: 'Maadi', province: 'EG-C', country: 'EG', postcode: '11728' },
};
const customer = { email: 'guest@example.com' };
const paymentMethod = 'cod';

/** Everything before the last step, each in a request of its own, as its storefront does it. */
export async function prepareCart({ shop, sku, deliveryMethod }: Purchase): Promise<string> {
  const { cartId } = await mustCall(shop, '/carts', { items: [{ sku, qty: 1 }] });
  const cart = `/carts/${String(cartId)}`;
  await mustCall(shop, `${cart}/addresses`, { address, type: 'shipping' });
  const method = { provider_code: 'core', method_code: deliveryMethod };
  await mustCall(shop, `${cart}/shippingMethods`, method);
  await mustCall(shop, `${cart}/addresses`, { address, type: 'billing' });
  await mustCall(shop, `${cart}/paymentMethods`, { method_code: paymentMethod });
  return String(cartId);
}

/** The last step; the status of its answer. */
export async function checkOut(shop: string, cart_id: string): Promise<number> {
  const { status } = await callApi(shop, `/carts/${cart_id}/checkout`, { cart_id, customer });
  return status;
}

export async function orderInSteps(purchase: Purchase): Promise<number> {
  return checkOut(purchase.shop, await prepareCart(purchase));
}

/** The fewest requests that its API allows: a cart, and everything else with the last step. */
export async function orderInTwoRequests({ shop, sku, deliveryMethod }: Purchase): Promise<number> {
  const { cartId } = await mustCall(shop, '/carts', { items: [{ sku, qty: 1 }] });
  const { status } = await callApi(shop, `/carts/${String(cartId)}/checkout`, {
    ...{ cart_id: cartId, customer, paymentMethod },
    ...{ shippingAddress: address, billingAddress: address },
    ...{ shippingProvider: 'core', shippingMethod: deliveryMethod },
  });
  return status;
}
