import { fillShops } from './fill.ts';
import { startMeasured } from './measured.ts';

const [small, large] = [1_000, 100_000];
const rounds = 10;

export type Durations = { small: number[]; large: number[] };

/**
 * Runs the same work over a small and a large shop, turn by turn, so that a busy moment of the machine
 * hits both, and tells how long each run took.
 */
export async function compareSizes(
  script: string,
  asked: readonly string[],
  tell: (asked: string, durations: Durations) => void,
): Promise<void> {
  console.log(`filling shops of ${small} and ${large} products …`);
  const shops = await fillShops([small, large]);
  const [few, many] = await Promise.all(
    [small, large].map((size) => startMeasured(script, shops.urls.get(size)!)),
  );
  try {
    for (const each of asked) {
      await few!.run(each, rounds);
      await many!.run(each, rounds);
      const durations: Durations = { small: [], large: [] };
      for (let round = 0; round < rounds; round += 1) {
        durations.small.push(...(await few!.run(each, rounds)));
        durations.large.push(...(await many!.run(each, rounds)));
      }
      tell(each, durations);
    }
  } finally {
    few!.stop();
    many!.stop();
    await shops.stop();
  }
}

export function printRow(cells: readonly string[]): void {
  const [name = '', ...figures] = cells;
  console.log(name.padEnd(52) + figures.map((figure) => figure.padStart(12)).join(''));
}
