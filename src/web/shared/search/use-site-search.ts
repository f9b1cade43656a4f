import { useEffect, useState } from 'react';
import { readSearchTerm, type SearchResponse } from '#domain/search/search-result.ts';
import { useShell } from '../shell/shell-data.tsx';

const debounce = 300;

/** The state of the search for one term. */
export type SearchState = { term: string } & (
  | { status: 'loading' | 'failed' }
  | ({ status: 'found' } & SearchResponse)
);

/**
 * Searches when typing pauses, and again when a lost connection returns. Results of an older term
 * are discarded.
 */
export function useSiteSearch(query: string): { term: string | null; search: SearchState | null } {
  const { prefix } = useShell();
  const [state, setState] = useState<SearchState | null>(null);
  const [attempt, setAttempt] = useState(0);
  const term = readSearchTerm(query);

  useEffect(() => {
    if (state?.status !== 'failed') return undefined;
    const again = () => setAttempt((count) => count + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [state]);

  useEffect(() => {
    if (!term) {
      setState(null);
      return undefined;
    }
    const { signal, abort } = cancellable();
    const update = (next: SearchState) => {
      if (!signal.aborted) setState(next);
    };
    const timer = setTimeout(() => {
      update({ term, status: 'loading' });
      fetchResults(`${prefix}/search/results?q=${encodeURIComponent(term)}`, signal).then(
        (response) => update({ term, status: 'found', ...response }),
        () => update({ term, status: 'failed' }),
      );
    }, debounce);
    return () => {
      clearTimeout(timer);
      abort();
    };
  }, [term, prefix, attempt]);

  return { term, search: term ? state : null };
}

function cancellable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

async function fetchResults(address: string, signal: AbortSignal): Promise<SearchResponse> {
  const response = await fetch(address, { signal, headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`Searching answered ${response.status}.`);
  return (await response.json()) as SearchResponse;
}
