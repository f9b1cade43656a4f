import { difficultyRating } from '#domain/game/difficulty-rating.ts';
import { type Rows, rowsOf } from '../rows.ts';
import { scatter, shopDay } from '../time.ts';
import type { PlayedGame } from './played.ts';

const browsers = [
  ['Chrome', 'Android', 'mobile', '412x915'],
  ['Safari', 'iOS', 'mobile', '390x844'],
  ['Instagram', 'iOS', 'mobile', '393x852'],
  ['Samsung Internet', 'Android', 'mobile', '360x780'],
  ['Chrome', 'Windows', 'desktop', '1920x1080'],
  ['Safari', 'macOS', 'desktop', '1440x900'],
] as const;

const toDevice = ({ deviceId, userId, startedAt, key }: PlayedGame) => {
  const [browser, os, device_type, screen_size] =
    browsers[scatter(browsers.length, 'browser', key)]!;
  return {
    device_id: deviceId,
    user_id: userId,
    browser,
    os,
    device_type,
    screen_size,
    first_session: startedAt,
    last_session: startedAt,
    session_count: 1,
  };
};

const questionRow = (turns: readonly PlayedGame['turns'][number][]) => {
  const answered = turns.length;
  const correct = turns.filter(({ is_correct }) => is_correct).length;
  const averageSeconds = turns.reduce((sum, { seconds }) => sum + Number(seconds), 0) / answered;
  return {
    question_id: turns[0]!.question_id,
    times_shown: answered,
    times_answered: answered,
    times_correct: correct,
    avg_answer_time: averageSeconds.toFixed(2),
    last_shown: turns.at(-1)!.starts_at,
    difficulty_rating: difficultyRating({ answered, correct, averageSeconds })!.toFixed(1),
  };
};

/** Some visitors view the game and do not play. */
const dayRow = (date: string, games: readonly PlayedGame[]) => {
  const wins = games.filter(({ won }) => won !== null).length;
  return {
    date,
    game_views: 2 * games.length + 3 + scatter(6, 'views', date),
    game_starts: games.length,
    questions_completed: games.length,
    wheel_spins: wins,
    prizes_claimed: wins,
  };
};

export const analyticsRows = (games: readonly PlayedGame[]): Rows[] => [
  rowsOf('game_device_analytics', games.map(toDevice)),
  rowsOf(
    'game_question_analytics',
    [
      ...Map.groupBy(
        games.flatMap(({ turns }) => turns),
        ({ question_id }) => question_id,
      ).values(),
    ].map(questionRow),
  ),
  rowsOf(
    'game_conversion_funnel',
    [...Map.groupBy(games, ({ startedAt }) => shopDay(startedAt))].map(([date, played]) =>
      dayRow(date, played),
    ),
  ),
];
