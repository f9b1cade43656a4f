import type { Difficulty } from './game.ts';
import { questionsPerGame } from './timing.ts';
import { type Chance, shuffled } from './wheel.ts';

interface Candidate {
  id: string;
  difficulty: Difficulty;
}

/** Starts with the easiest, so that new players can answer. */
const course: readonly Difficulty[] = ['easy', 'medium', 'medium', 'hard'];

/**
 * Draws four questions at random among those this player has not seen lately. `seen` lists the
 * others, oldest first: they are used only when nothing else is left. Null when there are too few.
 */
export function chooseQuestions(
  pool: readonly Candidate[],
  seen: readonly string[],
  chance: Chance,
): string[] | null {
  if (pool.length < questionsPerGame) return null;
  const age = new Map(seen.map((id, index) => [id, index]));
  const rest = shuffled(pool, chance).toSorted(
    (one, other) => (age.get(one.id) ?? -1) - (age.get(other.id) ?? -1),
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
