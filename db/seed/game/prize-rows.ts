import { idOf } from '../ids.ts';
import { type Rows, rowsOf } from '../rows.ts';
import { daysBefore, hoursAfter } from '../time.ts';
import type { PlayedGame } from './played.ts';
import { prizes } from './prizes.ts';

const openedDaysAgo = 60;

const claimsOf = (slug: string, games: readonly PlayedGame[]) =>
  games.filter(({ won }) => won?.prize === slug);

const isGone = ({ won }: Pick<PlayedGame, 'won'>): boolean =>
  won !== null && won.status !== 'rejected';

/** By the prize, how often it was won and not rejected. */
export const countPrizes = (games: readonly Pick<PlayedGame, 'won'>[]): Map<string, number> => {
  const won = Map.groupBy(games.filter(isGone), (game) => game.won!.prize);
  return new Map([...won].map(([slug, claims]) => [slug, claims.length]));
};

type History = { restocked: ReadonlyMap<string, number>; now: Date };

export const prizeRows = (games: readonly PlayedGame[], { restocked, now }: History): Rows[] => [
  rowsOf(
    'game_prizes',
    prizes.map((prize) => ({
      id: prize.id,
      name: prize.name[0],
      name_ar: prize.name[1],
      type: prize.type,
      value: prize.value === null ? null : prize.value.toFixed(2),
      image_url: prize.picture.url,
      alt_en: prize.alt[0],
      alt_ar: prize.alt[1],
      width: prize.picture.width,
      height: prize.picture.height,
      dominant_color: prize.picture.color,
      quantity: originalOf(prize, restocked) - claimsOf(prize.slug, games).filter(isGone).length,
      original_quantity: originalOf(prize, restocked),
      created_at: daysBefore(now, openedDaysAgo),
      updated_at: daysBefore(now, openedDaysAgo),
    })),
  ),
];

const originalOf = (
  { slug, quantity }: (typeof prizes)[number],
  restocked: History['restocked'],
): number => quantity + (restocked.get(slug) ?? 0);

/** From the original to the remaining quantity, one entry for each change. */
export const inventoryRows = (games: readonly PlayedGame[], history: History): Rows[] => [
  rowsOf(
    'prize_inventory_history',
    prizes.flatMap(({ id, slug, quantity }) => {
      let left = 0;
      return changesOf({ slug, quantity }, games, history).map(({ key, change, ...entry }) => {
        const before = left;
        left += change;
        return {
          id: idOf('inventory', slug, key),
          prize_id: id,
          quantity_before: before,
          quantity_after: left,
          ...entry,
        };
      });
    }),
  ),
];

function changesOf(
  { slug, quantity }: { slug: string; quantity: number },
  games: readonly PlayedGame[],
  { restocked, now }: History,
) {
  const first = {
    key: 'created',
    change: quantity,
    reason: 'created' as const,
    claim_id: null,
    created_at: daysBefore(now, openedDaysAgo),
  };
  const added = restocked.get(slug);
  const restock = added
    ? [
        {
          key: 'restocked',
          change: added,
          reason: 'restocked' as const,
          claim_id: null,
          created_at: daysBefore(now, openedDaysAgo - 1),
        },
      ]
    : [];
  const later = claimsOf(slug, games).flatMap(({ key, claimId, endedAt, won }) => [
    {
      key: `${key} claimed`,
      change: -1,
      reason: 'claimed' as const,
      claim_id: claimId,
      created_at: endedAt,
    },
    ...(won?.status === 'rejected'
      ? [
          {
            key: `${key} rejected`,
            change: 1,
            reason: 'rejected' as const,
            claim_id: claimId,
            created_at: hoursAfter(endedAt, 20),
          },
        ]
      : []),
  ]);
  return [
    first,
    ...restock,
    ...later.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime()),
  ];
}
