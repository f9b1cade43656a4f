import { useMemo, useState } from 'react';
import { groupResults, type SearchResult } from '#domain/search/search-result.ts';
import type { SearchState } from './use-site-search.ts';

const none: SearchResult[] = [];

/**
 * The results in display order, and the highlighted one that Enter opens; at first that is the
 * first.
 */
export function useHighlight(state: SearchState | null) {
  const [moved, setMoved] = useState<{ state: SearchState; to: number }>();
  const results = useMemo(
    () =>
      state?.status === 'found'
        ? groupResults(state.results).flatMap((group) => group.results)
        : none,
    [state],
  );
  const highlighted = moved && moved.state === state ? moved.to : 0;
  const point = (to: number) => {
    if (state) setMoved({ state, to });
  };
  const move = (step: number) => point((highlighted + step + results.length) % results.length);
  return { results, highlighted, point, move };
}
