import type { Text } from '../../text.ts';

export type QuestionSeed = {
  difficulty: 'easy' | 'medium' | 'hard';
  text: Text;
  /** The right one first; every player sees them in a different order. */
  options: readonly [Text, Text, Text, Text];
  explanation: Text;
};

export type Theme = { category: Text; questions: readonly QuestionSeed[] };

const of =
  (difficulty: QuestionSeed['difficulty']) =>
  (text: Text, options: QuestionSeed['options'], explanation: Text): QuestionSeed => ({
    difficulty,
    text,
    options,
    explanation,
  });

export const easy = of('easy');
export const medium = of('medium');
export const hard = of('hard');
