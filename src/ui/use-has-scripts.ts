import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in what the server sends, true as soon as the page's script has taken over. */
export const useHasScripts = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
