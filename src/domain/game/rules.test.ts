import { describe, expect, it } from 'vitest';
import { chooseQuestions } from './choose-questions.ts';
import { canClaimBecome } from './claim-status.ts';
import { nextPlayAfter, waitUntil } from './cooldown.ts';
import { difficultyRating } from './difficulty-rating.ts';
import { gameCouponCode } from './game-coupon.ts';
import { parseInstagramUsername } from './instagram.ts';
import { levelOf } from './rewards.ts';
import { isLate, secondsLeft } from './timing.ts';

const now = new Date('2026-11-15T10:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('the clock of a question', () => {
  const clock = { startsAt: now, extendedTime: false };

  it.each([
    [-5, 15],
    [0, 15],
    [0.05, 15],
    [4, 11],
    [15, 0],
    [99, 0],
  ])('after %s seconds shows %s', (passed, left) => {
    expect(secondsLeft(clock, after(passed))).toBe(left);
  });

  it('lets an answer through that the network held up for three seconds', () => {
    expect([isLate(clock, after(18)), isLate(clock, after(18.1))]).toEqual([false, true]);
    const extended = { ...clock, extendedTime: true };
    expect([isLate(extended, after(153)), isLate(extended, after(153.1))]).toEqual([false, true]);
  });
});

describe('the wait for the next game', () => {
  it.each([
    [24 * 3600, { kind: 'hours', hours: 24, minutes: 0 }],
    [23 * 3600 + 59 * 60, { kind: 'hours', hours: 23, minutes: 59 }],
    [3600, { kind: 'hours', hours: 1, minutes: 0 }],
    [3540, { kind: 'minutes', minutes: 59 }],
    [61, { kind: 'minutes', minutes: 2 }],
    [1, { kind: 'minutes', minutes: 1 }],
    [0, { kind: 'now' }],
    [-1, { kind: 'now' }],
  ])('%s seconds before it', (seconds, wait) => {
    expect(waitUntil(after(seconds), now)).toEqual(wait);
  });

  it('is a day, and zero for a new player', () => {
    expect(nextPlayAfter(now)).toEqual(after(24 * 3600));
    expect(waitUntil(null, now)).toEqual({ kind: 'now' });
  });
});

describe('an Instagram username', () => {
  it.each([
    ['mona.farid', 'mona.farid'],
    ['@Mona_Farid ', 'mona_farid'],
    ['https://www.instagram.com/mona.farid/?hl=ar', 'mona.farid'],
    ['instagram.com/mona', 'mona'],
    ['\u200e@mona\u200f', 'mona'],
  ])('%j means %s', (typed, username) => {
    expect(parseInstagramUsername(typed)).toEqual({ ok: true, username });
  });

  it.each(['', '  ', '@'])('%j is empty', (typed) => {
    expect(parseInstagramUsername(typed)).toEqual({ ok: false, reason: 'username_required' });
  });

  it.each(['.mona', 'mona.', 'mo..na', 'منى', 'a'.repeat(31), "mona'--"])(
    '%j has not the form of one',
    (typed) => {
      expect(parseInstagramUsername(typed)).toEqual({ ok: false, reason: 'username_invalid' });
    },
  );
});

describe('the difficulty of a question', () => {
  it.each([
    [91, 8, 1],
    [90, 8, 2],
    [76, 8, 2],
    [75, 8, 3],
    [51, 8, 3],
    [50, 8, 4],
    [26, 8, 4],
    [25, 8, 5],
    [60, 12, 3],
    [60, 12.1, 3.5],
    [60, 5, 3],
    [60, 4.9, 2.5],
    [95, 2, 1],
    [10, 14, 5],
  ])('with %s %% correct in %s seconds is %s', (correct, averageSeconds, rating) => {
    expect(difficultyRating({ answered: 100, correct, averageSeconds })).toBe(rating);
  });

  it('is unknown before the first answer', () => {
    expect(difficultyRating({ answered: 0, correct: 0, averageSeconds: 0 })).toBeNull();
  });
});

it('a level is five hundred points', () => {
  expect([0, 499, 500, 1499, 1500].map(levelOf)).toEqual([1, 1, 2, 3, 4]);
});

it('a coupon of the game has six capital letters', () => {
  expect(gameCouponCode((limit) => limit - 1)).toBe('GAME-ZZZZZZ');
});

it('a claim is verified or rejected first, and delivered only then', () => {
  expect(canClaimBecome('pending', 'verified')).toBe(true);
  expect(canClaimBecome('pending', 'rejected')).toBe(true);
  expect(canClaimBecome('verified', 'delivered')).toBe(true);
  expect(canClaimBecome('pending', 'delivered')).toBe(false);
  expect(canClaimBecome('rejected', 'verified')).toBe(false);
});

describe('the questions of a game', () => {
  const pool = ['easy', 'medium', 'hard'].flatMap((difficulty) =>
    Array.from({ length: 3 }, (_, index) => ({
      id: `${difficulty}-${index}`,
      difficulty: difficulty as 'easy' | 'medium' | 'hard',
    })),
  );
  const first = () => 0;
  const none = { byPlayer: [], inNetwork: [] };
  const kinds = (ids: string[] | null) => ids?.map((id) => id.split('-')[0]);

  it('grow harder, and are four different ones', () => {
    const questions = chooseQuestions(pool, none, first);
    expect(kinds(questions)).toEqual(['easy', 'medium', 'medium', 'hard']);
    expect(new Set(questions).size).toBe(4);
  });

  it('vary in difficulty rather than repeat', () => {
    const seen = ['hard-0', 'hard-1', 'hard-2'];
    expect(chooseQuestions(pool, { ...none, byPlayer: seen }, first)).not.toEqual(
      expect.arrayContaining([expect.stringContaining('hard')]),
    );
  });

  it('repeat the least recently seen when all were seen', () => {
    const seen = pool.map(({ id }) => id);
    expect(chooseQuestions(pool, { ...none, byPlayer: seen }, first)).toEqual([
      'easy-0',
      'medium-0',
      'medium-1',
      'hard-0',
    ]);
  });

  it('are those that the network was not asked, without a change in difficulty', () => {
    const inNetwork = ['hard-0', 'hard-1', 'easy-2', 'easy-0'];
    const questions = chooseQuestions(pool, { ...none, inNetwork }, first);
    expect([questions?.[0], questions?.[3]]).toEqual(['easy-1', 'hard-2']);
    const allHard = ['hard-1', 'hard-2', 'hard-0'];
    expect(chooseQuestions(pool, { ...none, inNetwork: allHard }, first)?.[3]).toBe('hard-1');
  });

  it('need four of them', () => {
    expect(chooseQuestions(pool.slice(0, 3), none, first)).toBeNull();
  });
});
