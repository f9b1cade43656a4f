import type { UpdateMessage } from './update-message.ts';

type Listener = (message: UpdateMessage) => void;

const listeners = new Set<Listener>();

/** Passes a message to everything on the page that waits for updates. */
export function publishUpdate(message: UpdateMessage): void {
  for (const listener of listeners) listener(message);
}

export function subscribeToUpdates(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
