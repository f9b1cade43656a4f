import type { Difficulty } from './game.ts';
import { questionsPerGame } from './timing.ts';
import { type Chance, shuffled } from './wheel.ts';

interface Candidate {
  id: string;
  difficulty: Difficulty;
}

/** From the easiest on, so that nobody stumbles at the door. */
const course: readonly Difficulty[] = ['easy', 'medium', 'medium', 'hard'];

/**
 * Four questions, by chance among those that this player has not met lately. `seen` names the others,
 * the longest ago first: they come back only when nothing else is left. Null when there are too few.
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
