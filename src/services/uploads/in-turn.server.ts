import { limitConcurrency } from '#platform/limit-concurrency.ts';

/** Decoding a picture costs a core and a lot of memory: only so many are under way, the others wait. */
const decoding = limitConcurrency(() => 2);

export const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> =>
  (await decoding(work)) as Result;
