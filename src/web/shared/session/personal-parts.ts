import { useEffect } from 'react';
import type { DataStrategyResult } from 'react-router';
import { isSameForCustomers } from '../router/same-for-customers.ts';
import { useLoadedParts, type ShellData } from '../shell/shell-data.tsx';
import { lacksParts, setArrivedParts } from './arrived-parts.ts';
import { browserHasCustomerHint } from './customer-hint.ts';
import type { PersonalParts } from './viewer.ts';

type Results = Record<string, DataStrategyResult>;

/** Null when there was no answer. */
async function fetchPersonalParts(): Promise<PersonalParts | null> {
  try {
    const response = await fetch('/session/mine');
    return response.ok ? ((await response.json()) as PersonalParts) : null;
  } catch {
    return null;
  }
}

/**
 * For the root: fills what is the customer's into the shared data of a navigation before it is
 * shown. Both are fetched at the same time.
 */
export async function fillPersonalParts(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const isExpected =
    request.method === 'GET' &&
    browserHasCustomerHint() &&
    isSameForCustomers(new URL(request.url).pathname);
  const early = isExpected ? fetchPersonalParts() : null;
  const results = await next();
  const root = results['root'];
  if (root?.type !== 'data' || !lacksParts(root.result as ShellData)) return results;
  const parts = await (early ?? fetchPersonalParts());
  const filled = { ...(root.result as ShellData), ...parts };
  return { ...results, root: { ...root, result: filled } };
}

/** For the root: fetches what is the customer's for the page that the browser has loaded. */
export function useFetchedParts(): void {
  const loaded = useLoadedParts();
  useEffect(() => {
    let isCurrent = true;
    const fill = async () => {
      const parts = lacksParts(loaded) ? await fetchPersonalParts() : null;
      if (isCurrent) setArrivedParts(parts);
    };
    void fill();
    return () => {
      isCurrent = false;
    };
  }, [loaded]);
}
