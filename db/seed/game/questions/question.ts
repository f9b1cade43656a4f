import type { Craft } from '#domain/catalog/workshop.ts';
import type { Text } from '../../text.ts';

export type QuestionSeed = {
  difficulty: 'easy' | 'medium' | 'hard';
  text: Text;
  /** The right one first; every player sees them in a different order. */
  options: readonly [Text, Text, Text, Text];
  explanation: Text;
  /** Where it is not the craft of the theme. */
  craft?: Craft | null;
};

export type Theme = {
  category: Text;
  /** What most of its questions are about. */
  craft?: Craft;
  questions: readonly QuestionSeed[];
};

const of =
  (difficulty: QuestionSeed['difficulty']) =>
  (
    text: Text,
    options: QuestionSeed['options'],
    explanation: Text,
    craft?: QuestionSeed['craft'],
  ): QuestionSeed => ({ difficulty, text, options, explanation, craft });

export const easy = of('easy');
export const medium = of('medium');
export const hard = of('hard');
