import { useEffect, useState } from 'react';

/**
 * The loader's data, or null while it is pending. Not Suspense: the server would send the fallback
 * first, and visitors without scripts would see nothing else.
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
  // Handled by the page's error boundary.
  if (arrival.error) throw arrival.error;
  return arrival.value ?? null;
}
