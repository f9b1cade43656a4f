import { selectionInput } from '#domain/admin/lists/bulk.ts';
import { translator } from '#i18n/translator.server.ts';
import { systemClock } from '#platform/clock.ts';
import { maxPrinted, printKinds } from '#services/prints/print.ts';
import { printOrders } from '#services/prints/print-orders.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { tooManyDocuments } from '../../shared/http/too-many-documents.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/prints.route.ts';

export const middleware = [requireMenuRole];

const selectionIn = (search: URLSearchParams) =>
  selectionInput.safeParse({
    rows: search.getAll('rows'),
    all: search.get('all') ?? undefined,
    search: search.get('search') ?? '',
  });

/** `?kind=slip&rows=…&rows=…`: the documents of several orders in one PDF. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = context.get(pageRequest);
  const t = translator(locale);
  const kind = printKinds.find((each) => each === url.searchParams.get('kind')) ?? 'slip';
  const { data: selection } = selectionIn(url.searchParams);
  if (!selection) return new Response(t('adminOrders.orderPrints.nothing'), { status: 400 });
  const reader = { customer: staffMemberOf(context), locale, now: systemClock.now() };
  const result = await printOrders({ kind, selection }, reader);
  if (result.ok) return respondWithPdf(result.pdf, `${kind}-${locale}.pdf`);
  switch (result.reason) {
    case 'rate_limited':
      return tooManyDocuments(result, locale);
    case 'too_many':
      return new Response(t('adminOrders.orderPrints.tooMany', { most: maxPrinted }), {
        status: 400,
      });
    default:
      return new Response(t('adminOrders.orderPrints.nothing'), { status: 404 });
  }
}

/** Shown in the browser, from where it is printed. */
const respondWithPdf = (pdf: Buffer, name: string) =>
  new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${name}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
