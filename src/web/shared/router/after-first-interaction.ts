import { loadAgain } from '#ui/retry-loading.ts';
import { browserHasCustomerHint } from '../session/customer-hint.ts';

const eventNames = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

let resolveFirstInteraction = () => {};

const firstInteraction = new Promise<void>((resolve) => {
  resolveFirstInteraction = resolve;
});

function loadWaitingParts(): void {
  for (const eventName of eventNames) removeEventListener(eventName, loadWaitingParts, true);
  resolveFirstInteraction();
}

/**
 * New data loads the waiting parts as well: React shows it only when every part of the page can take
 * it, so a part that still waited would keep the whole page as it was.
 */
export function loadPartsForNewData<Results>(
  _: unknown,
  next: () => Promise<Results>,
): Promise<Results> {
  loadWaitingParts();
  loadAgain();
  return next();
}

function watchForInteraction(): void {
  // At once on a page that is already scrolled, and for customers: what is theirs is filled in by scripts.
  if (scrollY > 0 || browserHasCustomerHint()) return loadWaitingParts();
  for (const eventName of eventNames)
    addEventListener(eventName, loadWaitingParts, { capture: true, passive: true });
}

// Starts listening on load, since the interaction may come before the component that waits for it.
if (typeof document !== 'undefined') watchForInteraction();

/**
 * For `lazy`: delays the script of a server-rendered part until the first interaction. Until then
 * the server's markup stays as it is.
 */
export function afterFirstInteraction<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return () => firstInteraction.then(load);
}
