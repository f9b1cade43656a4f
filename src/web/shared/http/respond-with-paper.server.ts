import type { PaperPdf } from '#services/invoices/render-paper-pdf.server.ts';
import type { Locale } from '#i18n/locale.ts';
import { tooManyDocuments } from './too-many-documents.server.ts';

interface PaperResponse {
  locale: Locale;
  /** Shown in the browser instead of saved. */
  isShown?: boolean;
}

/** Sends an invoice or a credit note as PDF. */
export function respondWithPaper(
  result: PaperPdf,
  { locale, isShown = false }: PaperResponse,
): Response {
  if (!result.ok && result.reason === 'not_found') {
    throw new Response(null, { status: 404, statusText: 'Not Found' });
  }
  if (!result.ok) return tooManyDocuments(result, locale);
  return new Response(new Uint8Array(result.pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `${isShown ? 'inline' : 'attachment'}; filename="${result.name}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
}

/** The number in an address such as `/credit-notes/1.pdf`; 404 for anything else. */
export function creditNoteIn(segment: string): number {
  const [, digits] = /^([1-9]\d{0,3})\.pdf$/.exec(segment) ?? [];
  if (!digits) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return Number(digits);
}
