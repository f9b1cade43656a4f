import { Readable } from 'node:stream';
import { data } from 'react-router';
import { exportReport } from '#services/marketing/export-report.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { tooManyDocuments } from '../../shared/http/too-many-documents.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import type { Route } from './+types/export-report.route.ts';
import { reportRequestOf } from './report-request.server.ts';

export const middleware = [requireMenuRole];

/** One table of a report, for the days of its address, as a CSV file. */
export async function loader(args: Route.LoaderArgs) {
  const result = await exportReport(args.params.table, reportRequestOf(args));
  if (!result.ok && result.reason === 'unknown') throw data(null, { status: 404 });
  if (!result.ok) return tooManyDocuments(result, args.context.get(pageRequest).locale);
  const { from, to } = result.report.range;
  return new Response(Readable.toWeb(result.csv) as ReadableStream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${args.params.table}-${from}-${to}.csv"`,
      'cache-control': 'no-store',
    },
  });
}
