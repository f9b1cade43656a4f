import { systemClock } from '#platform/clock.ts';
import { renderPaperPdf } from '#services/invoices/render-paper-pdf.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { creditNoteIn, respondWithPaper } from '../../shared/http/respond-with-paper.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/credit-note.route.ts';

export const middleware = [requireMenuRole];

/** The credit note of a refund, shown in the browser, from where it is printed. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { locale, clientAddress: address } = context.get(pageRequest);
  const customer = staffMemberOf(context);
  const wanted = { orderId: params.id, creditNote: creditNoteIn(params.file) };
  const result = await renderPaperPdf(wanted, {
    ...{ customer, address, locale, now: systemClock.now() },
  });
  return respondWithPaper(result, { locale, isShown: true });
}
