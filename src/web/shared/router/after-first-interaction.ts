const moves = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** Resolves at the visitor's first interaction, or at once when the page is already scrolled. */
function watchForMove(): Promise<void> {
  return new Promise((resolve) => {
    if (scrollY > 0) return resolve();
    const go = () => {
      for (const move of moves) removeEventListener(move, go, true);
      resolve();
    };
    for (const move of moves) addEventListener(move, go, { capture: true, passive: true });
  });
}

// Starts listening on load, since the interaction may come before the component that waits for it.
const firstMove = typeof document === 'undefined' ? Promise.resolve() : watchForMove();

/**
 * For `lazy`: delays the script of a server-rendered part until the first interaction. Until then
 * the server's markup stays as it is.
 */
export function afterFirstInteraction<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return () => firstMove.then(load);
}
