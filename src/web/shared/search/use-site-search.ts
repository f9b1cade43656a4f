import { useEffect, useState } from 'react';
import { readSearchTerm, type SearchResult } from '#domain/search/search-result.ts';
import { useShell } from '../shell/shell-data.tsx';

const debounce = 300;

/** The state of the search for one term. */
export type SearchState = { term: string } & (
  | { status: 'loading' | 'failed' }
  | { status: 'found'; results: SearchResult[] }
);

/**
 * Searches when typing pauses, and again when a lost connection returns. Results of an older term
 * are discarded.
 */
export function useSiteSearch(query: string): { term: string | null; answer: SearchState | null } {
  const { prefix } = useShell();
  const [answer, setAnswer] = useState<SearchState | null>(null);
  const [attempt, setAttempt] = useState(0);
  const term = readSearchTerm(query);

  useEffect(() => {
    if (answer?.status !== 'failed') return undefined;
    const again = () => setAttempt((count) => count + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [answer]);

  useEffect(() => {
    if (!term) {
      setAnswer(null);
      return undefined;
    }
    const { signal, abort } = cancellable();
    const tell = (news: SearchState) => {
      if (!signal.aborted) setAnswer(news);
    };
    const timer = setTimeout(() => {
      tell({ term, status: 'loading' });
      fetchResults(`${prefix}/search/results?q=${encodeURIComponent(term)}`, signal).then(
        (results) => tell({ term, status: 'found', results }),
        () => tell({ term, status: 'failed' }),
      );
    }, debounce);
    return () => {
      clearTimeout(timer);
      abort();
    };
  }, [term, prefix, attempt]);

  return { term, answer: term ? answer : null };
}

function cancellable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

async function fetchResults(address: string, signal: AbortSignal): Promise<SearchResult[]> {
  const response = await fetch(address, { signal, headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`Searching answered ${response.status}.`);
  return (await response.json()) as SearchResult[];
}
