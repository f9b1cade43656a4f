import { useSyncExternalStore } from 'react';

const never = () => () => {};
const read = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** The page's writing direction, for libraries that move by pixels or arrows; styles use logical properties instead. */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(never, read, () => 'ltr');
}
