import { checkGoal } from '../goals.ts';

/** One thing that both shops do, measured in turns. */
export type Comparison = {
  name: string;
  goal?: number;
  /** How often in a second, measured for as many seconds. */
  ours(seconds: number): Promise<number>;
  peer(seconds: number): Promise<number>;
};

const rounds = 5;
const seconds = 2;
/** Until Node has compiled what is used most. */
const warmUpSeconds = 3;

export const method = `middle of ${rounds} rounds of ${seconds} s each, by turns`;

/** The round whose ratio is the median; both are warmed up before. */
async function compare({ ours, peer }: Comparison): Promise<{ ours: number; peer: number }> {
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
