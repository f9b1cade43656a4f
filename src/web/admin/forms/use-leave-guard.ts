import { useEffect } from 'react';
import { useBlocker, type Blocker, type Location } from 'react-router';

interface LeaveGuardOptions {
  /** The form stays on its page while the query of the address changes. */
  staysWithQuery?: boolean;
}

/** Stops navigations while there is something to lose; the browser itself asks before a reload. */
export function useLeaveGuard(
  isDirty: boolean,
  { staysWithQuery = false }: LeaveGuardOptions = {},
): Blocker {
  const pageOf = ({ pathname, search }: Location) =>
    staysWithQuery ? pathname : pathname + search;
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
