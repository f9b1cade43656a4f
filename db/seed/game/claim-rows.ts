import { idOf } from '../ids.ts';
import { userId } from '../people/people-rows.ts';
import { type Rows, rowsOf } from '../rows.ts';
import { hoursAfter } from '../time.ts';
import { prizeOf } from './prizes.ts';
import type { PlayedGame } from './played.ts';

type WonGame = PlayedGame & { won: NonNullable<PlayedGame['won']> };
const hasWon = (game: PlayedGame): game is WonGame => game.won !== null;

const reviewer = userId('marketing@fustat.example');
const reviewedAt = ({ endedAt }: PlayedGame): Date => hoursAfter(endedAt, 20);
const inMonths = (moment: Date, months: number): Date => {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
};

const toClaim = (game: WonGame) => {
  const { won } = game;
  const prize = prizeOf(won.prize);
  const isReviewed = won.status !== 'pending';
  return {
    id: game.claimId,
    prize_id: prize.id,
    user_id: game.userId,
    device_id: game.deviceId,
    game_id: game.id,
    instagram_username: won.instagram,
    prize_name: prize.name[0],
    prize_name_ar: prize.name[1],
    prize_type: prize.type,
    prize_value: prize.value === null ? null : prize.value.toFixed(2),
    status: won.status,
    reviewed_by: isReviewed ? reviewer : null,
    claimed_at: game.endedAt,
    reviewed_at: isReviewed ? reviewedAt(game) : null,
    delivered_at: won.status === 'delivered' ? hoursAfter(game.endedAt, 92) : null,
  };
};

/** A deterministic pseudo-random code. */
const codeOf = (key: string): string => {
  const digits = idOf('game coupon', key).replaceAll('-', '').slice(0, 6);
  return `GAME-${[...digits].map((digit) => 'ABCDEFGHJKLMNPQR'[Number.parseInt(digit, 16)]).join('')}`;
};

const toCoupon = (game: WonGame) => {
  const prize = prizeOf(game.won.prize);
  return {
    id: idOf('coupon', 'game', game.key),
    code: codeOf(game.key),
    description: prize.name[0],
    description_ar: prize.name[1],
    discount_type: 'percentage' as const,
    discount_value: (prize.value ?? 15).toFixed(2),
    min_purchase_amount: '0.00',
    starts_at: game.endedAt,
    expires_at: inMonths(game.endedAt, 3),
    max_uses: 1,
    is_active: game.won.status === 'verified',
    source: 'game' as const,
    for_user_id: game.userId,
    claimed_prize_id: game.claimId,
    created_at: game.endedAt,
    updated_at: game.endedAt,
  };
};

const toReward = (game: WonGame, points: number, reason: 'prize_claimed' | 'claim_rejected') => ({
  id: idOf('reward', game.key, reason),
  user_id: game.userId!,
  points,
  reason,
  claim_id: game.claimId,
  created_at: reason === 'prize_claimed' ? game.endedAt : reviewedAt(game),
});

export const claimRows = (games: readonly PlayedGame[]): Rows[] => {
  const won = games.filter(hasWon);
  const ofAccounts = won.filter(({ userId: owner }) => owner !== null);
  return [
    rowsOf('claimed_prizes', won.map(toClaim)),
    rowsOf(
      'coupons',
      ofAccounts.filter(({ won: { prize } }) => prizeOf(prize).type === 'coupon').map(toCoupon),
    ),
    rowsOf(
      'reward_history',
      ofAccounts.map((game) => toReward(game, 100, 'prize_claimed')),
    ),
    rowsOf(
      'reward_history',
      ofAccounts
        .filter(({ won: { status } }) => status === 'rejected')
        .map((game) => toReward(game, -100, 'claim_rejected')),
    ),
    rowsOf(
      'game_results',
      games.map((game) => ({
        id: idOf('game result', game.key),
        game_id: game.id,
        user_id: game.userId,
        device_id: game.deviceId,
        questions_answered: 4,
        correct_answers: game.correct,
        time_spent: game.turns.reduce((sum, { seconds }) => sum + Number(seconds), 0).toFixed(2),
        completed: true,
        prize_won: hasWon(game) ? game.claimId : null,
        created_at: game.endedAt,
      })),
    ),
  ];
};
