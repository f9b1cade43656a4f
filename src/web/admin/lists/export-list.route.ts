import { Readable } from 'node:stream';
import { data } from 'react-router';
import { shopDay } from '#domain/catalog/delivery.ts';
import { systemClock } from '#platform/clock.ts';
import { findList } from '#services/admin/lists/all-lists.server.ts';
import { exportList } from '#services/admin/lists/export-list.server.ts';
import { tooManyDocuments } from '../../shared/http/too-many-documents.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { requireRole } from '../../shared/session/guards.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/export-list.route.ts';

export const middleware = [requireRole()];

/** The rows that an address of a list matches, as a CSV file. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const source = findList(params.list);
  if (!source) throw data(null, { status: 404 });
  const now = systemClock.now();
  const { searchParams } = new URL(request.url);
  const result = await exportList(source, searchParams, { actor: staffMemberOf(context), now });
  if (!result.ok && result.reason === 'forbidden') throw data(null, { status: 403 });
  if (!result.ok) return tooManyDocuments(result, context.get(pageRequest).locale);
  return new Response(Readable.toWeb(result.csv) as ReadableStream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${source.list.name}-${shopDay(now)}.csv"`,
      'cache-control': 'no-store',
    },
  });
}
