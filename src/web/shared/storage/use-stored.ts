import { useSyncExternalStore } from 'react';

const changed = 'stored-value';

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  addEventListener(changed, onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(changed, onChange);
  };
}

/** Browsers may block their storage. Then nothing is stored, and nothing breaks. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
  dispatchEvent(new Event(changed));
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    return;
  }
  dispatchEvent(new Event(changed));
}

/** A stored text, in sync between tabs; null on the server and before hydration. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
}
