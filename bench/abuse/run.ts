import type { Attack, Target } from './attack.ts';
import { burdenByEmbedding, burdenByPatterns } from './attacks/burden-database.ts';
import { burdenBodies, burdenCsv, burdenImports } from './attacks/burden-parsers.ts';
import { countRowsOfOthers } from './attacks/count-rows-of-others.ts';
import { enterChannels } from './attacks/enter-channels.ts';
import { exceedLimits } from './attacks/exceed-limits.ts';
import { farmGame } from './attacks/farm-game.ts';
import { floodApis } from './attacks/flood-apis.ts';
import { forgeHistory } from './attacks/forge-history.ts';
import { forgeTokens } from './attacks/forge-tokens.ts';
import { guessCodes } from './attacks/guess-codes.ts';
import { holdStock } from './attacks/hold-stock.ts';
import { listAccounts } from './attacks/list-accounts.ts';
import { rewriteBooks } from './attacks/rewrite-books.ts';
import { sendBombs } from './attacks/send-bombs.ts';
import { skipSecondFactor } from './attacks/skip-second-factor.ts';
import { storeOddNumbers } from './attacks/store-odd-numbers.ts';
import { trickStorage } from './attacks/trick-storage.ts';
import { startTarget } from './start-target.ts';

const attacks: Record<string, Attack> = {
  bombs: sendBombs,
  stock: holdStock,
  game: farmGame,
  tokens: forgeTokens,
  accounts: listAccounts,
  storage: trickStorage,
  channels: enterChannels,
  csv: burdenCsv,
  bodies: burdenBodies,
  imports: burdenImports,
  patterns: burdenByPatterns,
  embedding: burdenByEmbedding,
  counts: countRowsOfOthers,
  history: forgeHistory,
  books: rewriteBooks,
  numbers: storeOddNumbers,
  limits: exceedLimits,
  factors: skipSecondFactor,
  floods: floodApis,
  // Last: it uses up the allowances of demo accounts.
  codes: guessCodes,
};
/** `npm run drill:abuse -- tokens codes` runs these alone; `--built` takes the build that is there. */
const selection = process.argv.slice(2).filter((name) => name !== '--built');
const unknown = selection.filter((name) => !(name in attacks));
if (unknown.length > 0) {
  throw new Error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(attacks).join(', ')}.`);
}

/** Runs one attack and reports its figures. Returns whether all are within their limits. */
async function report({ name, run }: Attack, target: Target): Promise<boolean> {
  const began = performance.now();
  const findings = await run(target);
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
    for (const [name, attack] of Object.entries(attacks)) {
      if (selection.length > 0 && !selection.includes(name)) continue;
      results.push(await report(attack, shop));
    }
  } finally {
    await shop.stop();
  }
  process.exitCode = results.every(Boolean) ? 0 : 1;
}

// Ctrl-C runs the exit hooks, which stop the database.
process.once('SIGINT', () => process.exit(130));
await main();
