/** Lets so many run at once; the others wait. With more than `most` waiting, `work` is refused: null. */
export function takingTurns(atOnce: () => number, most = Infinity) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
    if (running < atOnce()) running += 1;
    else if (waiting.length >= most) return null;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place is handed on; only when nobody waits it becomes free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
