import { redirect } from 'react-router';
import { requestReturn } from '#services/orders/request-return.server.ts';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { ownerOf } from '../signed-in.server.ts';
import type { Route } from './+types/return.route.ts';
import { loadOrder } from './load-order.server.ts';
import './orders.css';
import { returnByForm } from './return-by-form.server.ts';
import { ReturnForm } from './return-form.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const order = await loadOrder(context, params.id);
  if (!order.can.return) throw redirect(`/account/orders/${order.id}`);
  return order;
}

export function action({ request, context, params }: Route.ActionArgs) {
  const owner = ownerOf(context);
  return returnByForm(request, {
    send: (wish) => requestReturn({ orderId: params.id, ...wish }, owner),
    onDone: () => redirect(`/account/orders/${params.id}?asked#returns`),
  });
}

export { withActionHeaders as headers };

export default function Return({ loaderData: order, actionData }: Route.ComponentProps) {
  return (
    <ReturnForm order={order} serverResult={actionData} back={`/account/orders/${order.id}`} />
  );
}
