import { renderInvoicePdf } from '#services/invoices/render-invoice-pdf.server.ts';
import { tooManyDocuments } from '../../shared/http/too-many-documents.server.ts';
import { ownerOf } from '../signed-in.server.ts';
import type { Route } from './+types/invoice-pdf.route.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const owner = ownerOf(context);
  const result = await renderInvoicePdf(params.id, owner);
  if (!result.ok && result.reason === 'not_found') {
    throw new Response(null, { status: 404, statusText: 'Not Found' });
  }
  if (!result.ok) return tooManyDocuments(result, owner.locale);
  return new Response(new Uint8Array(result.pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="invoice-${result.number}-${owner.locale}.pdf"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
}
