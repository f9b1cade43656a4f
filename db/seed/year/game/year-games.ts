import type { DemoGame } from '../../game/demo-games.ts';
import { prizes } from '../../game/prizes.ts';
import { idOf } from '../../ids.ts';
import { type Rows, rowsOf } from '../../rows.ts';
import { hoursAfter } from '../../time.ts';
import type { Shopper } from '../people/shoppers.ts';
import { createRandom, type Random } from '../random.ts';

const gameCount = 120;
/** The game has been open for sixty days. */
const openHours = 58 * 24;
/** Claims that wait for staff. */
const pendingHours = [4, 12, 19, 26, 33, 47, 58];
const wonCount = 24;

const decided = (random: Random) =>
  random.pickWeighted(['delivered', 'verified', 'rejected'] as const, (status) =>
    status === 'rejected' ? 1 : 3,
  );

/** Weeks of play by customers and visitors; each customer claims one prize at most. */
export function yearGames(accounts: readonly Shopper[]): DemoGame[] {
  const random = createRandom('games of the year');
  const players = accounts.slice(0, wonCount);
  const wins = players.map(({ email, key }, index): DemoGame => {
    const hoursAgo = pendingHours[index] ?? 70 + random.fraction() * (openHours - 70);
    const instagram = `${email.split('@')[0]}`.replaceAll(/[^a-z0-9._]/g, '').slice(0, 30);
    const status = index < pendingHours.length ? ('pending' as const) : decided(random);
    const { slug } = random.pickWeighted(prizes, ({ type }) => (type === 'coupon' ? 6 : 1));
    return {
      key: `year ${key}`,
      email: index % 5 === 4 ? null : email,
      hoursAgo,
      correct: 4,
      won: { prize: slug, instagram, status },
    };
  });
  const losses = Array.from({ length: gameCount - wonCount }, (_, index): DemoGame => {
    const hoursAgo = openHours * random.fraction();
    return {
      key: `year visitor ${index}`,
      email: null,
      hoursAgo,
      correct: random.below(4),
      won: null,
    };
  });
  return [...wins, ...losses].toSorted((one, other) => other.hoursAgo - one.hoursAgo);
}

/** Where the open claims came from; two came from the same network, which staff shall notice. */
export const claimOriginRows = (games: readonly DemoGame[], now: Date): Rows[] => [
  rowsOf(
    'game_claim_origins',
    games
      .filter(({ won }) => won?.status === 'pending')
      .map(({ key, email, hoursAgo }, index) => ({
        claim_id: idOf('claim', key),
        address_hash: idOf('network', Math.max(1, index)),
        device_family: 'Chrome Android mobile',
        with_account: email !== null,
        claimed_at: hoursAfter(now, -hoursAgo),
      })),
  ),
];
