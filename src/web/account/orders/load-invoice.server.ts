import type { RouterContextProvider } from 'react-router';
import { readInvoice } from '#services/invoices/read-invoice.server.ts';
import { ownerOf } from '../signed-in.server.ts';

/** Its buyer's and sales'; for others there is no such invoice. */
export async function loadInvoice(context: Readonly<RouterContextProvider>, orderId: string) {
  const invoice = await readInvoice(orderId, ownerOf(context));
  if (!invoice) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return invoice;
}
