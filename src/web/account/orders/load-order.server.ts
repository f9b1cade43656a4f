import type { RouterContextProvider } from 'react-router';
import { findOrder, type OrderDetail } from '#services/orders/find-order.server.ts';
import { ownerOf } from '../signed-in.server.ts';

/** 404 for other customers' orders, exactly as for unknown ids. */
export async function loadOrder(
  context: Readonly<RouterContextProvider>,
  id: string,
): Promise<OrderDetail> {
  const order = await findOrder(id, ownerOf(context));
  if (!order) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return order;
}
