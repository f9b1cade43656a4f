import { systemClock } from '#platform/clock.ts';
import { renderPaperPdf } from '#services/invoices/render-paper-pdf.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { creditNoteIn, respondWithPaper } from '../../shared/http/respond-with-paper.server.ts';
import type { Route } from './+types/guest-paper.route.ts';
import { requireGuestOrder } from './load-guest-order.server.ts';

/** The invoice, or a credit note, for a guest who holds the link from the mail. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const orderId = await requireGuestOrder(url);
  const { locale, clientAddress: address } = context.get(pageRequest);
  const creditNote = params.file === undefined ? undefined : creditNoteIn(params.file);
  const reader = { customer: null, address, locale, now: systemClock.now() };
  return respondWithPaper(await renderPaperPdf({ orderId, creditNote }, reader), reader);
}
