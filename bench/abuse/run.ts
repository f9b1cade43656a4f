import type { Attack } from './attack.ts';
import { farmGame } from './attacks/farm-game.ts';
import { holdStock } from './attacks/hold-stock.ts';
import { sendBombs } from './attacks/send-bombs.ts';
import { startTarget } from './start-target.ts';

const attacks: readonly Attack[] = [sendBombs, holdStock, farmGame];

/** Runs one attack and reports its figures. Returns whether all are within their limits. */
async function report({ name, run }: Attack, url: string): Promise<boolean> {
  const began = performance.now();
  const findings = await run({ url });
  console.log(`\n${name} (${((performance.now() - began) / 1000).toFixed(0)} s)`);
  for (const { figure, value, max } of findings) {
    const isWithin = value <= max;
    console.log(`  ${isWithin ? 'held  ' : 'BROKEN'} ${figure}: ${value} (at most ${max})`);
  }
  return findings.every(({ value, max }) => value <= max);
}

async function main(): Promise<void> {
  const shop = await startTarget();
  const results: boolean[] = [];
  try {
    for (const attack of attacks) results.push(await report(attack, shop.url));
  } finally {
    await shop.stop();
  }
  process.exitCode = results.every(Boolean) ? 0 : 1;
}

// Ctrl-C runs the exit hooks, which stop the database.
process.once('SIGINT', () => process.exit(130));
await main();
