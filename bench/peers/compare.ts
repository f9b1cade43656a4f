import { checkGoal } from '../goals.ts';

/** One thing that both shops do, measured in turns. */
export type Comparison = {
  name: string;
  goal?: number;
  /** Of a round; few orders are placed in one second. */
  roundSeconds?: number;
  /** How often in a second, measured for as many seconds. */
  ours(seconds: number): Promise<number>;
  peer(seconds: number): Promise<number>;
};

/** In many short rounds, because a virtual machine may change its speed twofold within a minute. */
const measuredSeconds = 11;
/** Until Node has compiled what is used most. */
const warmUpSeconds = 3;

const roundsOf = (seconds: number) => Math.floor(measuredSeconds / seconds);

export const method = `middle of ${roundsOf(1)} rounds of 1 s each, for orders ${roundsOf(2)} of 2 s, by turns`;

/** The round whose ratio is the median; both are warmed up before. */
async function compare(comparison: Comparison): Promise<{ ours: number; peer: number }> {
  const { ours, peer, roundSeconds: seconds = 1 } = comparison;
  const rounds = roundsOf(seconds);
  await peer(warmUpSeconds);
  await ours(warmUpSeconds);
  const results: { ours: number; peer: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    results.push({ peer: await peer(seconds), ours: await ours(seconds) });
  }
  results.sort((a, b) => a.ours / a.peer - b.ours / b.peer);
  return results[Math.floor(rounds / 2)]!;
}

export function printComparison(name: string, cells: readonly string[]): void {
  console.log(name.padEnd(44) + cells.map((cell) => cell.padStart(11)).join(''));
}

export async function report(comparison: Comparison): Promise<void> {
  const { ours, peer } = await compare(comparison);
  const ratio = ours / peer;
  const { name, goal } = comparison;
  const isMet = checkGoal(`${name} ${ratio.toFixed(1)}`, goal === undefined || ratio >= goal);
  printComparison(name, [
    peer.toFixed(1),
    ours.toFixed(1),
    ratio.toFixed(1),
    ...(goal === undefined ? [] : [`≥ ${goal}`, isMet ? 'met' : 'not met']),
  ]);
}
