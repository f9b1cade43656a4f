import type { Difficulty } from './game.ts';
import { questionsPerGame } from './timing.ts';
import { type Chance, shuffled } from './wheel.ts';

interface Candidate {
  id: string;
  difficulty: Difficulty;
}

/** Starts with the easiest, so that new players can answer. */
const course: readonly Difficulty[] = ['easy', 'medium', 'medium', 'hard'];

interface SeenQuestions {
  /** Of this player, oldest first: used only when nothing else is left. */
  byPlayer: readonly string[];
  /** Of the player's network, oldest first: within a difficulty they come after the others. */
  inNetwork: readonly string[];
}

/** Draws four questions at random among those not seen lately. Null when there are too few. */
export function chooseQuestions(
  pool: readonly Candidate[],
  { byPlayer, inNetwork }: SeenQuestions,
  chance: Chance,
): string[] | null {
  if (pool.length < questionsPerGame) return null;
  const age = rankById(byPlayer);
  const networkAge = rankById(inNetwork);
  const rest = shuffled(pool, chance).toSorted(
    (one, other) =>
      (age.get(one.id) ?? -1) - (age.get(other.id) ?? -1) ||
      (networkAge.get(one.id) ?? -1) - (networkAge.get(other.id) ?? -1),
  );
  return course.map((wanted) => {
    const fresh = rest.findIndex(({ id, difficulty }) => difficulty === wanted && !age.has(id));
    const sameKind = rest.findIndex(({ difficulty }) => difficulty === wanted);
    const index = [fresh, rest.findIndex(({ id }) => !age.has(id)), sameKind, 0].find(
      (place) => place >= 0,
    );
    return rest.splice(index!, 1)[0]!.id;
  });
}

const rankById = (ids: readonly string[]) => new Map(ids.map((id, index) => [id, index]));
