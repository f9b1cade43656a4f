import { idOf } from '../ids.ts';
import { type Rows, rowsOf } from '../rows.ts';
import { daysBefore, hoursAfter } from '../time.ts';
import type { PlayedGame } from './played.ts';
import { prizes } from './prizes.ts';

const openedDaysAgo = 60;

const claimsOf = (slug: string, games: readonly PlayedGame[]) =>
  games.filter(({ won }) => won?.prize === slug);

const isGone = ({ won }: PlayedGame): boolean => won !== null && won.status !== 'rejected';

export const prizeRows = (games: readonly PlayedGame[], now: Date): Rows[] => [
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
      quantity: prize.quantity - claimsOf(prize.slug, games).filter(isGone).length,
      original_quantity: prize.quantity,
      created_at: daysBefore(now, openedDaysAgo),
      updated_at: daysBefore(now, openedDaysAgo),
    })),
  ),
];

/** From the original to the remaining quantity, one entry for each change. */
export const inventoryRows = (games: readonly PlayedGame[], now: Date): Rows[] => [
  rowsOf(
    'prize_inventory_history',
    prizes.flatMap(({ id, slug, quantity }) => {
      let left = 0;
      return changesOf(slug, quantity, games, now).map(({ key, change, ...entry }) => {
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

function changesOf(slug: string, quantity: number, games: readonly PlayedGame[], now: Date) {
  const first = {
    key: 'created',
    change: quantity,
    reason: 'created' as const,
    claim_id: null,
    created_at: daysBefore(now, openedDaysAgo),
  };
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
    ...later.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime()),
  ];
}
