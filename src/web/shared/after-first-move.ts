const moves = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

let moved: Promise<void> | undefined;

/** Resolves when the reader first does anything on the page, or is already somewhere inside it. */
function firstMove(): Promise<void> {
  moved ??= new Promise((resolve) => {
    if (scrollY > 0) return resolve();
    const go = () => {
      for (const move of moves) removeEventListener(move, go, true);
      resolve();
    };
    for (const move of moves) addEventListener(move, go, { capture: true, passive: true });
  });
  return moved;
}

/**
 * For `lazy`: parts of a page that the server has rendered, and whose scripts nobody needs before
 * the first move. Until then the server's markup stands as it is.
 */
export function afterFirstMove<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return () => firstMove().then(load);
}
