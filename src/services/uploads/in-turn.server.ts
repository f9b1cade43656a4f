const atOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Decoding a picture costs a core and a lot of memory: only so many are under way, the others wait. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // The place is handed on; only when nobody waits it becomes free.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
