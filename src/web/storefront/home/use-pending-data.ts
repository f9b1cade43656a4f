import { useEffect, useState } from 'react';

/**
 * The loader's data, or null while it is pending. Not Suspense: the server would send the fallback
 * first, and visitors without scripts would see nothing else.
 */
export function usePendingData<Value extends object>(
  loaded: Value | { pending: Promise<Value> },
): Value | null {
  const [settled, setSettled] = useState<{ of: object; value?: Value; error?: unknown }>();
  useEffect(() => {
    if (!('pending' in loaded)) return undefined;
    let isWanted = true;
    loaded.pending.then(
      (value) => isWanted && setSettled({ of: loaded, value }),
      (error: unknown) => isWanted && setSettled({ of: loaded, error }),
    );
    return () => {
      isWanted = false;
    };
  }, [loaded]);
  if (!('pending' in loaded)) return loaded;
  if (settled?.of !== loaded) return null;
  // Handled by the page's error boundary.
  if (settled.error) throw settled.error;
  return settled.value ?? null;
}
