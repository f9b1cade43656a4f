import { useMemo, useSyncExternalStore } from 'react';
import { useLoadedParts } from '../shell/shell-data.tsx';
import type { PersonalParts } from './viewer.ts';

/** A page that all customers share says that a user is signed in, but not who. */
export const lacksParts = ({ isSignedIn, viewer }: PersonalParts): boolean => isSignedIn && !viewer;

let arrived: PersonalParts | null = null;
const listeners = new Set<() => void>();

export function setArrivedParts(parts: PersonalParts | null): void {
  arrived = parts;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Who is signed in and what is theirs, from the data of the page or fetched since. The latter is a
 * store and no context: a new value of a context makes React throw away what the server rendered
 * and scripts have not taken over yet.
 */
export function usePersonalParts(): PersonalParts {
  const loaded = useLoadedParts();
  const parts = useSyncExternalStore(
    subscribe,
    () => arrived,
    () => null,
  );
  return useMemo(() => (parts && lacksParts(loaded) ? parts : loaded), [loaded, parts]);
}
