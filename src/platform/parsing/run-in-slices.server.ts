import { setTimeout as sleep } from 'node:timers/promises';
import { limitConcurrency } from '../limit-concurrency.ts';

/** Work that may pause at each `yield`; none of its steps may take long. */
export type Steps<Result> = Generator<void, Result>;

/** Milliseconds of one slice. */
const slice = 4;
/** How many times as long as a slice took the event loop is left to others afterwards. */
const rest = 3;

/** One queue for the whole process: a slice each, so that a small body does not wait for a large one. */
const nextSlice = limitConcurrency(() => 1, 100);

/** So much waits already that nothing more is accepted. */
export class OverloadedError extends Error {
  override name = 'OverloadedError';
}

/**
 * Runs work on what a client sent so that others hardly notice: one slice at a time in the whole
 * process, and at most a quarter of its time.
 */
export async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const step = await nextSlice(() => runSlice(steps));
    if (!step) throw new OverloadedError('Too much waits to be parsed.');
    if (step.done) return step.value;
  }
}

async function runSlice<Result>(steps: Steps<Result>): Promise<IteratorResult<void, Result>> {
  const began = performance.now();
  try {
    let step = steps.next();
    while (!step.done && performance.now() - began < slice) step = steps.next();
    return step;
  } finally {
    await sleep((performance.now() - began) * rest);
  }
}

/** Without a pause: for what is small. */
export function runToEnd<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Bytes or characters that are parsed within a millisecond, whatever they are. */
export const smallInput = 16 * 1024;

/** Small input at once, larger input in slices. */
export const runSteps = async <Result>(size: number, steps: Steps<Result>): Promise<Result> =>
  size <= smallInput ? runToEnd(steps) : runInSlices(steps);
