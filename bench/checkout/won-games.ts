import { addressOf, type GuestCheckout } from '#tests/support/checkouts.ts';
import { newUsername } from '#tests/support/game.ts';
import { winGame } from '../ops/play-game.ts';

export type Claim = Pick<GuestCheckout, 'body' | 'headers'>;

/** Above the numbers of buyers. */
const firstAddress = 15_000_000;
const atOnce = 8;

/** Plays games to the end, each from an address of its own; returns their claims, not yet sent. */
export async function winGames(url: string, count: number): Promise<Claim[]> {
  const claims: Claim[] = [];
  let started = 0;
  const play = async () => {
    while (started < count) {
      const address = addressOf(firstAddress + started++);
      const won = await winGame({ url, address });
      claims.push({
        body: JSON.stringify({ ...won, instagram_username: newUsername() }),
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, play));
  return claims;
}
