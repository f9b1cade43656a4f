import { useEffect, useState } from 'react';

/**
 * What a loader promised, or null while it is under way. No Suspense: the server would send its
 * fallback first, and readers without scripts would see nothing else.
 */
export function useArrived<Value extends object>(
  given: Value | { pending: Promise<Value> },
): Value | null {
  const [arrival, setArrival] = useState<{ of: object; value?: Value; error?: unknown }>();
  useEffect(() => {
    if (!('pending' in given)) return undefined;
    let isWanted = true;
    given.pending.then(
      (value) => isWanted && setArrival({ of: given, value }),
      (error: unknown) => isWanted && setArrival({ of: given, error }),
    );
    return () => {
      isWanted = false;
    };
  }, [given]);
  if (!('pending' in given)) return given;
  if (arrival?.of !== given) return null;
  // The page's error boundary says so.
  if (arrival.error) throw arrival.error;
  return arrival.value ?? null;
}
