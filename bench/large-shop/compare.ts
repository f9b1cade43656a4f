import { join } from 'node:path';
import { fillShops } from './fill.ts';

const [small, large] = [1_000, 100_000];
const runsPerRound = 10;

/** The file that fills a shop of `bench.size` rows. */
type Filling = { file: string; rows: string; rounds: number };
const products: Filling = {
  file: join(import.meta.dirname, 'fill.sql'),
  rows: 'products',
  rounds: 20,
};

/** The code under test, connected to one of the shops. */
export type Subject = { run(measured: string): Promise<unknown>; stop(): Promise<void> };
export type Durations = { small: number[]; large: number[] };

/**
 * Runs the same work on a small and a large shop alternately and reports the milliseconds of each
 * run.
 */
export async function compareSizes(
  start: (databaseUrl: string) => Promise<Subject>,
  measured: readonly string[],
  report: (measured: string, durations: Durations) => void,
  fill: Filling = products,
): Promise<void> {
  console.log(`filling shops of ${small} and ${large} ${fill.rows} …`);
  const shops = await fillShops([small, large], fill.file);
  const subjects: Subject[] = [];
  try {
    for (const size of [small, large]) subjects.push(await start(shops.urls.get(size)!));
    const [few, many] = subjects as [Subject, Subject];
    for (const each of measured)
      report(each, await measureAlternately(few, many, each, fill.rounds));
  } finally {
    for (const subject of subjects) await subject.stop();
    await shops.stop();
  }
}

async function measureAlternately(
  few: Subject,
  many: Subject,
  measured: string,
  rounds: number,
): Promise<Durations> {
  // The first runs fill caches and do not count.
  await measureRuns(few, measured);
  await measureRuns(many, measured);
  const durations: Durations = { small: [], large: [] };
  for (let round = 0; round < rounds; round += 1) {
    durations.small.push(...(await measureRuns(few, measured)));
    durations.large.push(...(await measureRuns(many, measured)));
  }
  return durations;
}

async function measureRuns({ run }: Subject, measured: string): Promise<number[]> {
  const durations: number[] = [];
  for (let time = 0; time < runsPerRound; time += 1) {
    const start = performance.now();
    await run(measured);
    durations.push(performance.now() - start);
  }
  return durations;
}

/** The value below which the given share of all values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
