import { useMemo, useState } from 'react';
import { groupResults, type SearchResult } from '#domain/search/search-result.ts';
import type { SearchState } from './use-site-search.ts';

const none: SearchResult[] = [];

/**
 * The results in display order, and the highlighted one that Enter opens; at first that is the
 * first.
 */
export function useHighlight(answer: SearchState | null) {
  const [moved, setMoved] = useState<{ answer: SearchState; to: number }>();
  const results = useMemo(
    () =>
      answer?.status === 'found'
        ? groupResults(answer.results).flatMap((group) => group.results)
        : none,
    [answer],
  );
  const highlighted = moved && moved.answer === answer ? moved.to : 0;
  const point = (to: number) => {
    if (answer) setMoved({ answer, to });
  };
  const move = (step: number) => point((highlighted + step + results.length) % results.length);
  return { results, highlighted, point, move };
}
