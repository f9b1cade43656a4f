import { translator } from '#i18n/translator.server.ts';
import { renderInvoicePdf } from '#services/invoices/render-invoice-pdf.server.ts';
import { waitingTime } from '../../shared/forms/waiting-time.ts';
import { ownerOf } from '../signed-in.server.ts';
import type { Route } from './+types/invoice-pdf.route.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const owner = ownerOf(context);
  const result = await renderInvoicePdf(params.id, owner);
  if (!result.ok && result.reason === 'not_found') {
    throw new Response(null, { status: 404, statusText: 'Not Found' });
  }
  if (!result.ok) {
    const { key, count } = waitingTime(result.retryAfter);
    return new Response(translator(owner.locale)(key, { count }), {
      status: 429,
      headers: { 'Retry-After': String(result.retryAfter) },
    });
  }
  return new Response(new Uint8Array(result.pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="invoice-${result.number}-${owner.locale}.pdf"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
}
