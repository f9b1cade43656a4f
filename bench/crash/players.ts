import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf } from '#tests/support/checkouts.ts';
import { newUsername } from '#tests/support/game.ts';
import { winPrize } from '../ops/play-game.ts';
import type { Progress } from './progress.ts';
import type { CrashingShop } from './shop.ts';

type Claim = Awaited<ReturnType<typeof winPrize>>;

export interface Win {
  claim: Claim;
  /** In each of two tabs. */
  usernames: [string, string];
  isAcknowledged: boolean;
}

/** Above the numbers of buyers. */
const firstAddress = 12_000_000;
const pause = 100;
let players = 0;

/** Games that are won and wait for their claims; players with a token have an account. */
export async function winGames(
  url: string,
  tokens: readonly (string | undefined)[],
): Promise<Win[]> {
  const wins: Win[] = [];
  for (const token of tokens) {
    players += 1;
    const address = addressOf(firstAddress + players);
    const claim = await winPrize({ url, address, ...(token && { token }) });
    wins.push({ claim, usernames: [newUsername(), newUsername()], isAcknowledged: false });
  }
  return wins;
}

/** Claims each prize in two tabs at once, spread over the checkouts. */
export async function claimPrizes(
  shop: CrashingShop,
  wins: Win[],
  { progress, count }: { progress: Progress; count: number },
): Promise<void> {
  await Promise.all(
    wins.map(async (win, index) => {
      await progress.reached(Math.floor((index * count) / wins.length));
      await Promise.all(win.usernames.map((name) => claimUntilAnswered(shop, win, name)));
    }),
  );
}

async function claimUntilAnswered(shop: CrashingShop, win: Win, name: string): Promise<void> {
  for (;;) {
    const wasDisturbed = shop.isDisturbed();
    const claimed = await win.claim(name).catch(() => undefined);
    if (claimed === 'stored') win.isAcknowledged = true;
    if (claimed || !(wasDisturbed || shop.isDisturbed())) return;
    await sleep(pause);
  }
}
