const waiting = new Set<() => void>();

/** Lets everything try again that could not be loaded. */
export function loadAgain(): void {
  const ready = [...waiting];
  waiting.clear();
  for (const proceed of ready) proceed();
}

/** Signs that a lost connection may be back; a press asks for what is missing. */
if (typeof document !== 'undefined') {
  addEventListener('online', loadAgain);
  addEventListener('focus', loadAgain);
  addEventListener('click', loadAgain, true);
  document.addEventListener('visibilitychange', loadAgain);
}

interface Options {
  onFailure?(): void;
  /** Ends the attempts. */
  signal?: AbortSignal;
}

/** Loads a script, and again whenever the connection may be back, until it is there. */
export async function retryLoading<Loaded>(
  load: () => Promise<Loaded>,
  { onFailure, signal }: Options = {},
): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      if (!signal?.aborted) onFailure?.();
    }
    await new Promise<void>((resolve) => {
      if (!signal?.aborted) waiting.add(resolve);
    });
  }
}
