import { redirect, type RouterContextProvider } from 'react-router';
import { findOrderInput } from '#domain/orders/find-order-input.ts';
import { findGuestOrder } from '#services/checkout/find-guest-order.server.ts';
import { handleForm } from '../../shared/forms/handle-form.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { readRequestFacts } from '../../shared/session/session.server.ts';

/** Leads to the order's own address, as the link of the mail does. */
export async function findByForm(request: Request, context: Readonly<RouterContextProvider>) {
  return handleForm(await readForm(request), {
    schema: findOrderInput,
    isPublic: true,
    submit: async (input) => {
      const found = await findGuestOrder(input, readRequestFacts(context, request));
      return found.ok ? redirect(`/track-order?token=${encodeURIComponent(found.token)}`) : found;
    },
  });
}
