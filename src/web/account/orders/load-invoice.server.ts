import type { RouterContextProvider } from 'react-router';
import { readPaper } from '#services/invoices/render-paper-pdf.server.ts';
import { ownerOf } from '../signed-in.server.ts';

/** 404 for everyone but the buyer and the sales staff. */
export async function loadInvoice(context: Readonly<RouterContextProvider>, orderId: string) {
  const invoice = await readPaper({ orderId }, ownerOf(context));
  if (!invoice) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return invoice;
}
