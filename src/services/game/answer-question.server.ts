import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Stage } from '#domain/game/game.ts';
import type { GameRejectionReason, Rejection } from '#domain/game/rejections.ts';
import { isLate, readingSecondsFor, secondsFor } from '#domain/game/timing.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { recordAnswer } from './analytics.server.ts';
import { endGame, recordResult } from './end-game.server.ts';
import type { Player } from './player.ts';
import { correctOptionOf, explanationOf, toCurrent } from './game-view.server.ts';
import type { AnswerResult, NextResult } from './results.ts';
import { lockOwnGame, type StoredGame, type TurnRow } from './stored-game.server.ts';

export interface GameAnswer {
  gameId: string;
  questionId: string;
  /** Index of the option as shown; -1 when time ran out. */
  option: number;
}

type AnswerRejection = Rejection<Exclude<GameRejectionReason, 'game_disabled' | 'invalid_device'>>;

interface RecordedAnswer {
  turn: TurnRow;
  next: TurnRow | null;
  stored: StoredGame;
  stage: Stage;
}

/** Accepts one answer per question, in order; a late answer counts as expired. */
export async function answerQuestion(answer: GameAnswer, player: Player): Promise<AnswerResult> {
  const { now, locale } = player.attempt;
  // As system: players cannot read correct answers or write games.
  const result = await asSystem().transaction(
    async (trx): Promise<RecordedAnswer | AnswerRejection> => {
      const stored = await lockOwnGame(trx, answer.gameId, player);
      if (!stored) return { ok: false, reason: 'game_not_found' };
      const turn = turnOf(stored, answer);
      if ('reason' in turn) return turn;
      return recordTurn(trx, stored, turn, answer.option, now);
    },
  );
  if ('reason' in result) return result;
  const { turn, next, stored, stage } = result;
  await recordAnswer(result, now);
  return {
    ok: true,
    correct: turn.is_correct!,
    correctOption: correctOptionOf(turn),
    explanation: explanationOf(turn, locale),
    expired: turn.option === -1,
    stage,
    next: next && toCurrent(next, { extendedTime: stored.game.extended_time, locale, now }),
  };
}

/** Starts the next clock early; otherwise it starts by itself. */
export async function nextQuestion(
  { gameId }: Pick<GameAnswer, 'gameId'>,
  player: Player,
): Promise<NextResult> {
  const { now, locale } = player.attempt;
  // As system: players cannot write games.
  return asSystem().transaction(async (trx) => {
    const stored = await lockOwnGame(trx, gameId, player);
    if (!stored) return { ok: false, reason: 'game_not_found' };
    const turn = stored.turns.find(({ answered_at }) => answered_at === null);
    if (!turn?.starts_at) return { ok: false, reason: 'wrong_stage' };
    const starts_at = turn.starts_at > now ? now : turn.starts_at;
    await updateTurn(trx, turn, { starts_at });
    const extendedTime = stored.game.extended_time;
    return { ok: true, current: toCurrent({ ...turn, starts_at }, { extendedTime, locale, now }) };
  });
}

function turnOf(
  { turns }: StoredGame,
  { questionId, option }: GameAnswer,
): TurnRow | AnswerRejection {
  const turn = turns.find(({ question_id }) => question_id === questionId);
  if (!turn) return { ok: false, reason: 'out_of_order' };
  if (turn.answered_at !== null) return { ok: false, reason: 'already_answered' };
  if (turn.starts_at === null) return { ok: false, reason: 'out_of_order' };
  if (!Number.isInteger(option) || option < -1 || option >= turn.option_order.length) {
    return { ok: false, reason: 'invalid_option' };
  }
  return turn;
}

async function recordTurn(
  trx: Transaction<DB>,
  stored: StoredGame,
  turn: TurnRow,
  wanted: number,
  now: Date,
): Promise<RecordedAnswer> {
  const { game } = stored;
  const extendedTime = game.extended_time;
  const clock = { startsAt: turn.starts_at!, extendedTime };
  const option = isLate(clock, now) ? -1 : wanted;
  const passed = (now.getTime() - clock.startsAt.getTime()) / 1000;
  const answered = {
    option,
    is_correct: option === correctOptionOf(turn),
    answered_at: now,
    seconds: Math.min(secondsFor(extendedTime), Math.max(0, passed)).toFixed(2),
  };
  await updateTurn(trx, turn, answered);
  const turns = stored.turns.map((each) => (each === turn ? { ...turn, ...answered } : each));
  const following = turns[turn.position + 1];
  const next = following && {
    ...following,
    starts_at: secondsAfter(now, readingSecondsFor(extendedTime)),
  };
  if (next) await updateTurn(trx, next, { starts_at: next.starts_at });
  const stage = next ? 'questions' : await finish(trx, { ...stored, turns }, now);
  return { turn: { ...turn, ...answered }, next: next ?? null, stored, stage };
}

/** All correct leads to the wheel; otherwise the game ends. */
async function finish(trx: Transaction<DB>, stored: StoredGame, now: Date): Promise<Stage> {
  const { game, turns } = stored;
  if (!turns.every(({ is_correct }) => is_correct)) {
    await endGame(trx, stored, { at: now, completed: true });
    return 'complete';
  }
  await trx.updateTable('games').set({ stage: 'wheel' }).where('id', '=', game.id).execute();
  await recordResult(trx, game, turns, { at: now, completed: false });
  return 'wheel';
}

const secondsAfter = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);

async function updateTurn(
  trx: Transaction<DB>,
  { game_id, position }: TurnRow,
  change: Partial<Pick<TurnRow, 'starts_at' | 'option' | 'is_correct' | 'answered_at' | 'seconds'>>,
): Promise<void> {
  await trx
    .updateTable('game_turns')
    .set(change)
    .where('game_id', '=', game_id)
    .where('position', '=', position)
    .execute();
}
