import { emptyResponse, readSearchTerm } from '#domain/search/search-result.ts';
import { respondToSearch } from '#services/search/respond-to-search.server.ts';
import { readerOf } from '../components/reader.server.ts';
import type { Route } from './+types/search-results.route.ts';

// Without a URL prefix the cookie decides the language.
const headers = { 'Cache-Control': 'private, max-age=300', Vary: 'Cookie' };

/** Results as JSON for the search dialog. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const term = readSearchTerm(new URL(request.url).searchParams.get('q'));
  return Response.json(term ? await respondToSearch(term, readerOf(context)) : emptyResponse, {
    headers,
  });
}
