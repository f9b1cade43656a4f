import { readSearchTerm } from '#domain/search/search-result.ts';
import { searchSite } from '#services/search/search-site.server.ts';
import { readerOf } from '../components/reader.server.ts';
import type { Route } from './+types/search-results.route.ts';

// The cookie says the language where the address does not.
const headers = { 'Cache-Control': 'private, max-age=300', Vary: 'Cookie' };

/** The results alone, for the search dialog. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const term = readSearchTerm(new URL(request.url).searchParams.get('q'));
  return Response.json(term ? await searchSite(term, readerOf(context)) : [], { headers });
}
