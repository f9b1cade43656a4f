import { useSyncExternalStore } from 'react';

const never = () => () => {};
const read = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/**
 * The page's writing direction, for libraries that work in pixels or arrow keys; styles use logical
 * properties.
 */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(never, read, () => 'ltr');
}
