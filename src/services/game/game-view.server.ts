import type { Selectable } from 'kysely';
import type { DB } from '#db/types.ts';
import type {
  AnsweredQuestion,
  Claim,
  CraftShown,
  CurrentQuestion,
  Game,
  Prize,
  Question,
  Spin,
  Wheel,
} from '#domain/game/game.ts';
import { secondsFor, secondsLeft } from '#domain/game/timing.ts';
import { localized, localizedList, type Locale } from '#i18n/locale.ts';
import { toStoredPicture } from '../shared/stored-picture.server.ts';
import type { DrawRow, PrizeRow, StoredGame, TurnRow } from './stored-game.server.ts';

/** Does not reveal the correct option. */
export function toQuestion(turn: TurnRow, locale: Locale): Question {
  const options = localizedList(locale, turn.options, turn.options_ar);
  return {
    id: turn.question_id,
    text: localized(locale, turn.question, turn.question_ar),
    options: turn.option_order.map((index) => options[index]!),
    difficulty: turn.difficulty_level,
    category: localized(locale, turn.category, turn.category_ar) || null,
  };
}

/** The index of the correct option as shown to this player. */
export const correctOptionOf = (turn: TurnRow): number =>
  turn.option_order.indexOf(turn.options.indexOf(turn.correct_answer));

export const explanationOf = (turn: TurnRow, locale: Locale): string =>
  localized(locale, turn.explanation, turn.explanation_ar);

function toAnswered(turn: TurnRow, locale: Locale): AnsweredQuestion {
  return {
    ...toQuestion(turn, locale),
    option: turn.option!,
    correct: turn.is_correct!,
    correctOption: correctOptionOf(turn),
    explanation: explanationOf(turn, locale),
    craft: craftOf(turn),
  };
}

function craftOf({ craft_picture, workshops_of_craft }: TurnRow): CraftShown | null {
  return craft_picture ? { picture: craft_picture, workshops: workshops_of_craft } : null;
}

interface Moment {
  extendedTime: boolean;
  locale: Locale;
  now: Date;
}

export function toCurrent(turn: TurnRow, { extendedTime, locale, now }: Moment): CurrentQuestion {
  const startsAt = turn.starts_at ?? now;
  return {
    ...toQuestion(turn, locale),
    position: turn.position,
    secondsLeft: secondsLeft({ startsAt, extendedTime }, now),
    startsIn: Math.max(0, Math.ceil((startsAt.getTime() - now.getTime()) / 1000)),
  };
}

const usual = { width: 600, height: 600 };

export function toPrize(row: PrizeRow, locale: Locale): Prize {
  const name = localized(locale, row.name, row.name_ar);
  const { image_url } = row;
  return {
    id: row.id,
    name,
    type: row.type,
    value: row.value === null ? null : Number(row.value),
    picture: (image_url && toStoredPicture({ ...row, image_url }, { name, locale, usual })) || null,
  };
}

function toWheel(draw: DrawRow, prizes: PrizeRow[], locale: Locale): Wheel {
  const shown = prizes.map((row) => toPrize(row, locale));
  const names = new Map(shown.map(({ id, name }) => [id, name]));
  return {
    drawId: draw.id,
    segments: draw.segments.map((prizeId) => ({ prizeId, name: names.get(prizeId) ?? '' })),
    prizes: shown
      .map((prize) => ({
        ...prize,
        segments: draw.segments.filter((id) => id === prize.id).length,
      }))
      .toSorted((one, other) => other.segments - one.segments || (one.id < other.id ? -1 : 1)),
    commitment: draw.commitment,
  };
}

/** Null before the spin; the secret is published afterwards. */
export function toSpin(draw: DrawRow, prizes: PrizeRow[], locale: Locale): Spin | null {
  if (draw.segment === null) return null;
  const won = prizes.find(({ id }) => id === draw.segments[draw.segment!]);
  return won
    ? { segment: draw.segment, prize: toPrize(won, locale), proof: toDrawProof(draw) }
    : null;
}

export const toDrawProof = (draw: DrawRow) => ({
  drawId: draw.id,
  gameId: draw.game_id,
  secret: draw.secret,
  nonce: draw.nonce ?? '',
  segments: draw.segments,
  commitment: draw.commitment,
});

export function toGame(
  { game, turns, draw, prizes }: StoredGame,
  { locale, now }: { locale: Locale; now: Date },
): Game {
  const extendedTime = game.extended_time;
  const next = turns.find(({ answered_at }) => answered_at === null);
  return {
    id: game.id,
    expiresAt: game.expires_at.toISOString(),
    secondsPerQuestion: secondsFor(extendedTime),
    extendedTime,
    answered: turns
      .filter(({ answered_at }) => answered_at !== null)
      .map((turn) => toAnswered(turn, locale)),
    current: next ? toCurrent(next, { extendedTime, locale, now }) : null,
    wheel: toWheel(draw, prizes, locale),
    spin: toSpin(draw, prizes, locale),
  };
}

export const toClaim = (row: Selectable<DB['claimed_prizes']>, locale: Locale): Claim => ({
  id: row.id,
  status: row.status,
  prizeName: localized(locale, row.prize_name, row.prize_name_ar),
  prizeType: row.prize_type,
  claimedAt: row.claimed_at.toISOString(),
  reason: row.rejection_reason && localized(locale, row.rejection_reason, row.rejection_reason_ar),
  needsAccount: row.user_id === null,
});
