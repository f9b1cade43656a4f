import { useEffect } from 'react';
import { useBlocker, type Blocker, type Location } from 'react-router';
import { useUnsavedWork } from '../../shared/session/unsaved-work.ts';

interface LeaveGuardOptions {
  /** For a page that changes its own query: addresses that differ only there are the same page. */
  ignoresQuery?: boolean;
}

/** Stops navigations while there is something to lose; the browser itself asks before a reload. */
export function useLeaveGuard(
  isDirty: boolean,
  { ignoresQuery = false }: LeaveGuardOptions = {},
): Blocker {
  const pageOf = ({ pathname, search }: Location) => (ignoresQuery ? pathname : pathname + search);
  useUnsavedWork(isDirty);
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && pageOf(currentLocation) !== pageOf(nextLocation),
  );
}
