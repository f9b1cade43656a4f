import { renderPaperPdf } from '#services/invoices/render-paper-pdf.server.ts';
import { respondWithPaper } from '../../shared/http/respond-with-paper.server.ts';
import { ownerOf } from '../signed-in.server.ts';
import type { Route } from './+types/invoice-pdf.route.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const owner = ownerOf(context);
  return respondWithPaper(await renderPaperPdf({ orderId: params.id }, owner), owner);
}
