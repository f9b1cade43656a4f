import { log, mask } from '#platform/log.server.ts';
import { pageRequest } from '../http/page-request.server.ts';
import type { Route } from './+types/not-found.route.ts';
import { NotFoundPage } from './not-found-page.tsx';

function unmatched({ request, context }: Route.LoaderArgs): never {
  const { requestId } = context.get(pageRequest);
  log.warn({ requestId, path: mask(new URL(request.url).pathname) }, 'unmatched path');
  throw new Response(null, { status: 404, statusText: 'Not Found' });
}

export const loader = unmatched;
export const action = unmatched;

export { NotFoundPage as ErrorBoundary };

export default NotFoundPage;
