import { emptyResponse, readSearchTerm } from '#domain/search/search-result.ts';
import { respondToSearch } from '#services/search/respond-to-search.server.ts';
import { searchSite } from '#services/search/search-site.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { readerOf } from '../components/reader.server.ts';
import { noteMiss } from './note-miss.server.ts';
import type { Route } from './+types/search-results.route.ts';

// Without a URL prefix the cookie decides the language.
const headers = { 'Cache-Control': 'private, max-age=300', Vary: 'Cookie' };

/** A search of the dialog that found less than was asked for; looked up again, nothing is taken on trust. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = (await readForm(request)).get('q');
  const term = readSearchTerm(typeof typed === 'string' ? typed : null);
  if (term) await noteMiss(term, await searchSite(term, readerOf(context)), context);
  return new Response(null, { status: 204 });
}

/** Results as JSON for the search dialog. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const term = readSearchTerm(new URL(request.url).searchParams.get('q'));
  return Response.json(term ? await respondToSearch(term, readerOf(context)) : emptyResponse, {
    headers,
  });
}
