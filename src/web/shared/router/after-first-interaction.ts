import { browserHasCustomerHint } from '../session/customer-hint.ts';

const eventNames = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Resolves at the visitor's first interaction, or at once when the page is already scrolled. Also at
 * once for customers: what is theirs is filled in by scripts.
 */
function watchForInteraction(): Promise<void> {
  return new Promise((resolve) => {
    if (scrollY > 0 || browserHasCustomerHint()) return resolve();
    const onInteraction = () => {
      for (const eventName of eventNames) removeEventListener(eventName, onInteraction, true);
      resolve();
    };
    for (const eventName of eventNames)
      addEventListener(eventName, onInteraction, { capture: true, passive: true });
  });
}

// Starts listening on load, since the interaction may come before the component that waits for it.
const firstInteraction =
  typeof document === 'undefined' ? Promise.resolve() : watchForInteraction();

/**
 * For `lazy`: delays the script of a server-rendered part until the first interaction. Until then
 * the server's markup stays as it is.
 */
export function afterFirstInteraction<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return () => firstInteraction.then(load);
}
