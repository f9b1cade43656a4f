import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and before hydration, then true. */
export const useHasScripts = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
