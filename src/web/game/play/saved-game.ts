import type { GameState, Stage } from '#domain/game/game.ts';
import { readStored, writeStored } from '../../shared/storage/use-stored.ts';

export const savedGameKey = 'game-state';
const playedKey = 'game-played';

/** Fields of a form that could not be sent yet. */
export type Waiting = [name: string, value: string][];

/** What this browser stores of a game. The server's state wins. */
export interface SavedGame {
  gameId: string;
  stage: Stage;
  /** The options chosen so far; -1 when time ran out. */
  answers: number[];
  waiting: Waiting | null;
}

export function savedFrom(
  { stage, game }: Pick<GameState, 'stage' | 'game'>,
  waiting: Waiting | null,
): SavedGame | null {
  if (!game || stage === 'complete' || stage === 'disabled') return null;
  return { gameId: game.id, stage, answers: game.answered.map(({ option }) => option), waiting };
}

export function saveGame(saved: SavedGame | null): void {
  if (saved) writeStored(savedGameKey, JSON.stringify(saved));
  else forget(savedGameKey);
}

export const markPlayed = (): void => writeStored(playedKey, 'true');

/** Returns the saved game; an unreadable one is removed. */
export function readSavedGame(): SavedGame | null {
  const text = readStored(savedGameKey);
  if (text === null) return null;
  const saved = parse(text);
  if (!saved) forget(savedGameKey);
  return saved;
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser without storage has nothing to forget.
  }
}

const running = new Set<unknown>(['questions', 'wheel', 'claim']);

export function parse(text: string): SavedGame | null {
  try {
    const value: unknown = JSON.parse(text);
    return isSaved(value) ? value : null;
  } catch {
    return null;
  }
}

function isSaved(value: unknown): value is SavedGame {
  if (typeof value !== 'object' || value === null) return false;
  const { gameId, stage, answers, waiting } = value as Record<string, unknown>;
  return (
    typeof gameId === 'string' &&
    running.has(stage) &&
    Array.isArray(answers) &&
    answers.every((answer) => Number.isInteger(answer) && answer >= -1) &&
    (waiting === null || isWaiting(waiting))
  );
}

const isWaiting = (value: unknown): value is Waiting =>
  Array.isArray(value) &&
  value.every(
    (pair) =>
      Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === 'string'),
  );
