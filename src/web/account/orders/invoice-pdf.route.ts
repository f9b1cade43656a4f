import { drawInvoice } from '#services/invoices/draw-invoice.server.ts';
import { ownerOf } from '../signed-in.server.ts';
import type { Route } from './+types/invoice-pdf.route.ts';
import { loadInvoice } from './load-invoice.server.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const invoice = await loadInvoice(context, params.id);
  const { locale } = ownerOf(context);
  const pdf = await drawInvoice(invoice, locale);
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="invoice-${invoice.number}-${locale}.pdf"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
}
