import type { RouterContextProvider } from 'react-router';
import { systemClock } from '#platform/clock.ts';
import type { ReportRequest } from '#services/marketing/report-request.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';

interface LoaderArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** What the services need to know of a request for a report. */
export const reportRequestOf = ({ request, context }: LoaderArgs): ReportRequest => ({
  staff: { actor: staffMemberOf(context), now: systemClock.now() },
  locale: context.get(pageRequest).locale,
  search: new URL(request.url).searchParams,
});
