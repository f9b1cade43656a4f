import { sql } from 'kysely';
import { describeDevice } from '#services/game/describe-device.ts';
import { difficultyRating } from '#domain/game/difficulty-rating.ts';
import type { Stage } from '#domain/game/game.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { log } from '#platform/log.server.ts';
import { userIdOf } from '../shared/caller.ts';
import type { Player } from './player.ts';
import type { StoredGame, TurnRow } from './stored-game.server.ts';

// As system throughout: players are counted, and only marketing reads the counts.

type FunnelStep =
  | 'game_views'
  | 'game_starts'
  | 'questions_completed'
  | 'wheel_spins'
  | 'prizes_claimed';

/** A failure in statistics must not affect the game. */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warn({ err: error }, 'a statistic of the game was lost');
  }
}

/** By Cairo day. */
const countStep = (step: FunnelStep, now: Date) => sql`
  insert into game_conversion_funnel as present (date, ${sql.ref(step)})
  values ((${now}::timestamptz at time zone 'Africa/Cairo')::date, 1)
  on conflict (date) do update set ${sql.ref(step)} = present.${sql.ref(step)} + 1`;

const countShown = (questionId: string, now: Date) => sql`
  insert into game_question_analytics as present (question_id, times_shown, last_shown)
  values (${questionId}, 1, ${now})
  on conflict (question_id) do update
    set times_shown = present.times_shown + 1, last_shown = excluded.last_shown`;

export const recordView = (now: Date): Promise<void> =>
  quietly(() => asSystem().write(countStep('game_views', now)));

export const recordSpin = (now: Date): Promise<void> =>
  quietly(() => asSystem().write(countStep('wheel_spins', now)));

export const recordClaim = (now: Date): Promise<void> =>
  quietly(() => asSystem().write(countStep('prizes_claimed', now)));

export function recordStart(
  { game, turns }: StoredGame,
  player: Player,
  screenSize: string | null,
): Promise<void> {
  const { now, userAgent = null } = player.attempt;
  const { browser, os, deviceType } = describeDevice(userAgent);
  const screen = screenSize !== null && /^\d{2,5}x\d{2,5}$/.test(screenSize) ? screenSize : null;
  const countSession = sql`
    insert into game_device_analytics as present
      (device_id, user_id, browser, os, device_type, screen_size, first_session, last_session)
    values (${game.device_id}, ${userIdOf(player)}, ${browser}, ${os}, ${deviceType}, ${screen},
      ${now}, ${now})
    on conflict (device_id) do update set
      user_id = coalesce(excluded.user_id, present.user_id), browser = excluded.browser,
      os = excluded.os, device_type = excluded.device_type,
      screen_size = coalesce(excluded.screen_size, present.screen_size),
      last_session = excluded.last_session, session_count = present.session_count + 1`;
  return quietly(() =>
    asSystem().write(
      countStep('game_starts', now),
      countSession,
      countShown(turns[0]!.question_id, now),
    ),
  );
}

interface AnsweredTurn {
  turn: TurnRow;
  next: TurnRow | null;
  stage: Stage;
}

export function recordAnswer({ turn, next, stage }: AnsweredTurn, now: Date): Promise<void> {
  return quietly(async () => {
    await countAnswer(turn);
    if (next) await asSystem().write(countShown(next.question_id, now));
    if (stage !== 'questions') await asSystem().write(countStep('questions_completed', now));
  });
}

/** An expired question says nothing about answering time. */
async function countAnswer(turn: TurnRow): Promise<void> {
  if (turn.option === -1) return;
  const correct = turn.is_correct ? 1 : 0;
  await asSystem().transaction(async (trx) => {
    const { rows } = await sql<{ answered: number; correct: number; seconds: string }>`
      insert into game_question_analytics as present
        (question_id, times_answered, times_correct, avg_answer_time)
      values (${turn.question_id}, 1, ${correct}, ${turn.seconds})
      on conflict (question_id) do update set
        times_answered = present.times_answered + 1,
        times_correct = present.times_correct + excluded.times_correct,
        avg_answer_time = (present.avg_answer_time * present.times_answered
          + excluded.avg_answer_time) / (present.times_answered + 1)
      returning times_answered as answered, times_correct as correct,
        avg_answer_time as seconds`.execute(trx);
    const { seconds, ...counts } = rows[0]!;
    const rating = difficultyRating({ ...counts, averageSeconds: Number(seconds) });
    await trx
      .updateTable('game_question_analytics')
      .set({ difficulty_rating: rating?.toFixed(1) ?? null })
      .where('question_id', '=', turn.question_id)
      .execute();
  });
}
