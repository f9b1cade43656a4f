const moves = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** Resolves when the reader first does anything on the page, or is already somewhere inside it. */
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

// From the start, since the move may come before the part that waits for it.
const firstMove = typeof document === 'undefined' ? Promise.resolve() : watchForMove();

/**
 * For `lazy`: parts of a page that the server has rendered, and whose scripts nobody needs before
 * the first move. Until then the server's markup stands as it is.
 */
export function afterFirstInteraction<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return () => firstMove.then(load);
}
