import { createHash } from 'node:crypto';
import { createCommitment, drawSegment } from '#domain/game/draw.ts';
import { segmentCount } from '#domain/game/wheel.ts';
import { allotSegments } from '#domain/game/wheel.ts';
import { idOf } from '../ids.ts';
import { userId } from '../people/people-rows.ts';
import { hoursAfter, scatter } from '../time.ts';
import type { DemoGame } from './demo-games.ts';
import { prizeOf, prizes } from './prizes.ts';
import { questions } from './question-rows.ts';

const course = ['easy', 'medium', 'medium', 'hard'] as const;

/** A finished demo game with its turns and its draw, which can be verified like any other. */
export async function play(demo: DemoGame, now: Date) {
  const id = idOf('game', demo.key);
  const startedAt = hoursAfter(now, -demo.hoursAgo);
  const turns = turnsOf(demo, startedAt);
  const endedAt = secondsAfter(turns.at(-1)!.answered_at, demo.won ? 70 : 0);
  return {
    ...demo,
    id,
    deviceId: idOf('game device', demo.key),
    userId: demo.email && userId(demo.email),
    claimId: idOf('claim', demo.key),
    startedAt,
    endedAt,
    turns,
    draw: await drawOf(demo, id, startedAt, endedAt),
  };
}

export type PlayedGame = Awaited<ReturnType<typeof play>>;

function turnsOf({ key, correct }: DemoGame, startedAt: Date) {
  const usedQuestions = new Set<string>();
  let starts = startedAt;
  return course.map((difficulty, position) => {
    const pool = questions.filter(
      (one) => one.difficulty === difficulty && !usedQuestions.has(one.id),
    );
    const question = pool[scatter(pool.length, 'question', key, String(position))]!;
    usedQuestions.add(question.id);
    const seconds = 4 + scatter(90, 'thought', key, String(position)) / 10;
    const turn = {
      game_id: idOf('game', key),
      position,
      question_id: question.id,
      option_order: [0, 1, 2, 3],
      starts_at: starts,
      answered_at: secondsAfter(starts, seconds),
      // The first stored option is the right one.
      option: position < correct ? 0 : 1 + scatter(3, 'option', key, String(position)),
      is_correct: position < correct,
      seconds: seconds.toFixed(2),
    };
    starts = secondsAfter(turn.answered_at, 6);
    return turn;
  });
}

/** Tries secrets until one leads to the prize that the demo needs. */
async function drawOf({ key, won }: DemoGame, gameId: string, createdAt: Date, endedAt: Date) {
  const segments = allotSegments(prizes, () => 0);
  const nonce = idOf('nonce', key);
  const wanted = won && prizeOf(won.prize).id;
  for (let attempt = 0; ; attempt += 1) {
    const secret = createHash('sha256').update(`${gameId} ${attempt}`).digest('hex');
    const segment = await drawSegment({ secret, gameId, nonce }, segmentCount);
    if (wanted && segments[segment] !== wanted) continue;
    return {
      id: idOf('draw', key),
      game_id: gameId,
      segments,
      secret,
      commitment: await createCommitment({ secret, gameId, segments }),
      nonce: won ? nonce : null,
      segment: won ? segment : null,
      created_at: createdAt,
      drawn_at: won ? secondsAfter(endedAt, -40) : null,
    };
  }
}

const secondsAfter = (moment: Date, seconds: number): Date => hoursAfter(moment, seconds / 3600);
