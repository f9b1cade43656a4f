type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls back when something that was asked for could not be fetched; returns an unsubscribe function. */
export function onLoadFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells the visitor that what was pressed could not be fetched. */
export function reportLoadFailure(): void {
  for (const listener of listeners) listener();
}
