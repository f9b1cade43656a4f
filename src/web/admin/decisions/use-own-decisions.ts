import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { OwnDecision } from '#services/decisions/own-decisions.server.ts';
import type { loader } from './decisions.route.ts';

/** A job that starts later than this is not waited for. */
const maxLateSeconds = 60;

/**
 * The decisions that came with the page, without those whose time is over. Only they are loaded again
 * then: nothing else on the page moves.
 */
export function useOwnDecisions(served: readonly OwnDecision[]): readonly OwnDecision[] {
  const { data, load } = useFetcher<typeof loader>({ key: 'own decisions' });
  const decisions = useLatest(served, data);
  useEffect(() => {
    const waiting = decisions.filter((each) => !each.isOvertaken);
    const next = Math.min(...waiting.map(({ secondsLeft }) => secondsLeft));
    if (waiting.length === 0 || next < -maxLateSeconds) return undefined;
    const delay = next > 0 ? next * 1000 + 500 : 2000;
    const timer = setTimeout(() => void load('/admin/decisions'), delay);
    return () => clearTimeout(timer);
  }, [decisions, load]);
  return decisions;
}

/** Whichever of the two was loaded last. */
function useLatest<Value>(served: Value, fetched: Value | undefined): Value {
  const [seen, setSeen] = useState({ served, fetched, latest: served });
  if (seen.served === served && seen.fetched === fetched) return seen.latest;
  const latest = seen.served === served ? (fetched ?? served) : served;
  setSeen({ served, fetched, latest });
  return latest;
}
