import { sampleId, strangerId } from './callers.ts';
import type { Row, TableSamples } from './table-samples.ts';

const device = (owner: string): Row => ({ id: sampleId('device', owner) });
const game = (owner: string): Row => ({
  id: sampleId('game', owner),
  device_id: sampleId('device', owner),
  user_id: owner,
  stage: 'complete',
  started_at: '2026-01-01T00:00:00Z',
  expires_at: '2026-01-02T00:00:00Z',
  completed_at: '2026-01-01T00:01:00Z',
});
const prize = (id: string, active: boolean): Row => ({
  id: sampleId('prize', id),
  name: `A lamp, ${id}`,
  quantity: 3,
  original_quantity: 3,
  active,
});
const question: Row = {
  id: sampleId('question'),
  question: 'Which wood is darkest?',
  options: ['Ebony', 'Ash'],
  correct_answer: 'Ebony',
};
const prizeId = sampleId('prize', 'active');
const secret = '0'.repeat(64);

export const gameSamples: readonly TableSamples[] = [
  { table: 'public.game_settings', shared: { row: { id: 1, is_enabled: false } } },
  {
    table: 'public.game_prizes',
    shared: { active: prize('active', true), withdrawn: prize('withdrawn', false) },
  },
  {
    table: 'public.prize_inventory_history',
    shared: {
      entry: {
        id: sampleId('inventory'),
        prize_id: prizeId,
        quantity_before: 4,
        quantity_after: 3,
        reason: 'claimed',
      },
    },
  },
  { table: 'public.game_questions', shared: { question } },
  {
    table: 'public.game_devices',
    owned: { device },
    unrecorded: [{ id: sampleId('device of a visitor') }],
  },
  { table: 'public.games', owned: { game } },
  {
    table: 'public.game_turns',
    owned: {
      turn: (owner) => ({
        game_id: sampleId('game', owner),
        position: 0,
        question_id: question.id,
        option_order: '{0,1}',
      }),
    },
  },
  {
    table: 'public.game_draws',
    owned: {
      draw: (owner) => ({
        id: sampleId('draw', owner),
        game_id: sampleId('game', owner),
        segments: Array<unknown>(12).fill(prizeId),
        commitment: secret,
        secret,
      }),
    },
  },
  {
    table: 'public.claimed_prizes',
    shared: {
      'claim of a visitor': {
        id: sampleId('claim of a visitor'),
        prize_id: prizeId,
        device_id: sampleId('device of a visitor'),
        instagram_username: 'visitor',
        prize_name: 'A lamp',
      },
    },
    owned: {
      claim: (owner) => ({
        id: sampleId('claim', owner),
        prize_id: prizeId,
        user_id: owner,
        device_id: sampleId('device', owner),
        // One claim per name.
        instagram_username: sampleId('claim', owner).replaceAll('-', '').slice(0, 30),
        prize_name: 'A lamp',
      }),
    },
  },
  {
    table: 'public.game_claim_origins',
    owned: {
      origin: (owner) => ({
        claim_id: sampleId('claim', owner),
        address_hash: 'sample',
        device_family: 'Chrome Android mobile',
        with_account: true,
        claimed_at: '2026-01-01T00:00:00Z',
      }),
    },
  },
  {
    table: 'public.claim_decisions',
    owned: {
      'decision on a claim': (owner) => ({
        id: sampleId('claim decision', owner),
        claim_id: sampleId('claim', owner),
        decision: 'verified',
        decided_by: strangerId,
        decided_at: '2026-01-01T00:00:00Z',
        due_at: '2026-01-01T00:00:08Z',
      }),
    },
  },
  {
    table: 'public.claim_leases',
    owned: {
      'lease of a claim': (owner) => ({
        claim_id: sampleId('claim', owner),
        staff_id: strangerId,
        expires_at: '2026-01-01T00:00:00Z',
      }),
    },
  },
  {
    table: 'private.used_proofs',
    shared: { proof: { challenge_id: sampleId('proof'), expires_at: '2026-01-01T00:00:00Z' } },
  },
  {
    table: 'public.game_results',
    owned: {
      result: (owner) => ({
        id: sampleId('result', owner),
        game_id: sampleId('game', owner),
        user_id: owner,
        device_id: sampleId('device', owner),
        questions_answered: 4,
        correct_answers: 2,
        time_spent: '20.00',
        completed: true,
      }),
    },
  },
  {
    table: 'public.reward_history',
    owned: {
      entry: (owner) => ({
        id: sampleId('reward', owner),
        user_id: owner,
        points: 100,
        reason: 'staff',
      }),
    },
  },
  // Made by the history above.
  {
    table: 'public.user_rewards',
    owned: { points: (owner) => ({ user_id: owner, points: 100 }) },
  },
  {
    table: 'public.game_question_analytics',
    shared: { row: { question_id: question.id, times_shown: 1 } },
  },
  {
    table: 'public.game_device_analytics',
    shared: { row: { device_id: sampleId('device', strangerId), browser: 'Firefox' } },
  },
  {
    table: 'public.game_conversion_funnel',
    shared: { day: { date: '2026-01-01', game_views: 1 } },
  },
  {
    table: 'public.daily_game_devices',
    shared: {
      day: { date: '2026-01-01', device_type: 'mobile', os: 'iOS', browser: 'Safari', devices: 1 },
    },
  },
  {
    table: 'public.daily_game_analytics',
    shared: {
      day: {
        date: '2026-01-01',
        games_started: 1,
        games_completed: 1,
        unique_devices: 1,
        unique_users: 0,
        questions_answered: 4,
        correct_answers: 2,
        wheels_reached: 0,
        wheel_spins: 0,
        prizes_claimed: 0,
      },
    },
  },
  {
    table: 'public.prize_distribution_analytics',
    shared: {
      row: {
        prize_id: prizeId,
        prize_name: 'A lamp',
        prize_type: 'product',
        original_quantity: 3,
        remaining: 3,
        times_drawn: 0,
        pending: 0,
        verified: 0,
        rejected: 0,
        delivered: 0,
      },
    },
  },
];
