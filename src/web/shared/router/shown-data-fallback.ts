import { useEffect } from 'react';
import {
  isRouteErrorResponse,
  useLocation,
  useMatches,
  type DataStrategyResult,
  type UIMatch,
} from 'react-router';
import { splitPrefix } from '../http/split-prefix.ts';

type Results = Record<string, DataStrategyResult>;

/** What is on the screen, from the outermost route to the page itself. */
interface Shown {
  matches: readonly Pick<UIMatch, 'id' | 'pathname' | 'loaderData'>[];
  search: string;
}

/**
 * One request brings the data of a page and of all that stands around it, so when it fails, all fail.
 * What is on the screen already stays: around the coming page, or when it is that page itself. The
 * page then says what it could not load, in its own words and place.
 */
export function replaceFailures(results: Results, url: string, shown: Shown): Results {
  const { pathname, search } = new URL(url);
  const { path } = splitPrefix(pathname);
  const page = shown.matches.at(-1);
  const kept = Object.entries(results).map(([id, result]) => {
    const match = shown.matches.find((each) => each.id === id);
    if (match?.loaderData === undefined || !isFailure(result)) return [id, result] as const;
    const isWanted =
      match === page
        ? match.pathname === path && shown.search === search
        : `${path}/`.startsWith(match.pathname);
    return [id, isWanted ? { type: 'data' as const, result: match.loaderData } : result] as const;
  });
  return Object.fromEntries(kept);
}

/** No answer, or none that could be made; a redirect or a refusal is an answer. */
const isFailure = ({ type, result }: DataStrategyResult): boolean =>
  type === 'error' &&
  (result instanceof Error || (isRouteErrorResponse(result) && result.status >= 500));

let shown: Shown = { matches: [], search: '' };

/** For the root: what the screen shows is known to the requests that follow. */
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
  return replaceFailures(await next(), request.url, shown);
}
