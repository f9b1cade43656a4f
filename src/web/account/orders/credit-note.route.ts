import { renderPaperPdf } from '#services/invoices/render-paper-pdf.server.ts';
import { creditNoteIn, respondWithPaper } from '../../shared/http/respond-with-paper.server.ts';
import { ownerOf } from '../signed-in.server.ts';
import type { Route } from './+types/credit-note.route.ts';

/** Of a refund that was paid. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const owner = ownerOf(context);
  const wanted = { orderId: params.id, creditNote: creditNoteIn(params.file) };
  return respondWithPaper(await renderPaperPdf(wanted, owner), owner);
}
