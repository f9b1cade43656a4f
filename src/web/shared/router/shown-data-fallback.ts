import { useEffect } from 'react';
import {
  isRouteErrorResponse,
  useLocation,
  useMatches,
  type DataStrategyResult,
  type UIMatch,
} from 'react-router';
import { browserRouter } from './browser-router.ts';
import { splitPrefix } from '../http/split-prefix.ts';

type Results = Record<string, DataStrategyResult>;

/** What the screen shows, from the root route to the page itself. */
interface Shown {
  matches: readonly Pick<UIMatch, 'id' | 'pathname' | 'loaderData'>[];
  search: string;
}

/**
 * One request loads the data of a page and of all its layouts, so when it fails, all of them fail.
 * Layouts around the new page, and a page that is reloaded, keep the data that is on the screen.
 * Only the new page then renders its error.
 */
export function replaceFailures(results: Results, url: string, shown: Shown): Results {
  const { pathname, search } = new URL(url);
  const { path } = splitPrefix(pathname);
  const page = shown.matches.at(-1);
  const replaced = Object.entries(results).map(([id, result]) => {
    const match = shown.matches.find((each) => each.id === id);
    if (match?.loaderData === undefined || !isFailure(result)) return [id, result] as const;
    const isWanted =
      match === page
        ? match.pathname === path && shown.search === search
        : `${path}/`.startsWith(match.pathname);
    return [id, isWanted ? { type: 'data' as const, result: match.loaderData } : result] as const;
  });
  return Object.fromEntries(replaced);
}

/** No response, or a server error. Redirects and rejections are valid responses. */
const isFailure = ({ type, result }: DataStrategyResult): boolean =>
  type === 'error' &&
  (result instanceof Error || (isRouteErrorResponse(result) && result.status >= 500));

let shown: Shown = { matches: [], search: '' };

/** For the root: records what the screen shows, for later requests to fall back to. */
export function useRecordShownData(): void {
  const matches = useMatches();
  const { search } = useLocation();
  useEffect(() => {
    shown = { matches, search };
  }, [matches, search]);
}

export async function fallBackToShownData(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const isPage = isOfPage(new URL(request.url));
  const results = await next();
  if (!isPage && request.method === 'GET') return withoutFailures(results);
  return replaceFailures(results, request.url, shown);
}

/** Of the page that is shown or of the one that is opened; all else is asked for by a part of the page. */
function isOfPage({ pathname, search }: URL): boolean {
  const { location: here, navigation } = browserRouter()?.state ?? {};
  return [here, navigation?.location].some(
    (place) => place?.pathname === pathname && place.search === search,
  );
}

/** A part that could not be fetched gets nothing: its failure would replace the whole page. */
export const withoutFailures = (results: Results): Results =>
  Object.fromEntries(
    Object.entries(results).map(([id, result]) => [
      id,
      isFailure(result) ? { type: 'data', result: undefined } : result,
    ]),
  );
