import type { RouterContextProvider } from 'react-router';
import { readInvoice } from '#services/invoices/read-invoice.server.ts';
import { ownerOf } from '../signed-in.server.ts';

/** 404 for everyone but the buyer and the sales staff. */
export async function loadInvoice(context: Readonly<RouterContextProvider>, orderId: string) {
  const invoice = await readInvoice(orderId, ownerOf(context));
  if (!invoice) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return invoice;
}
