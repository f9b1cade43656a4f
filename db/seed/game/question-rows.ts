import { idOf } from '../ids.ts';
import { type Rows, rowsOf } from '../rows.ts';
import { arabic, english } from '../text.ts';
import { daysBefore } from '../time.ts';
import { themes } from './questions.ts';

const questionId = (text: string): string => idOf('game question', text);

/** Every question with its id and its theme. */
export const questions = themes.flatMap(({ category, craft = null, questions: ofTheme }) =>
  ofTheme.map((question) => ({
    ...question,
    category,
    craft: question.craft === undefined ? craft : question.craft,
    id: questionId(question.text[0]),
  })),
);

export const questionRows = (now: Date): Rows[] => [
  rowsOf(
    'game_questions',
    questions.map(({ id, text, options, difficulty, category, explanation, craft }) => ({
      id,
      question: text[0],
      question_ar: text[1],
      options: english(options),
      options_ar: arabic(options),
      correct_answer: options[0][0],
      difficulty_level: difficulty,
      category: category[0],
      category_ar: category[1],
      explanation: explanation[0],
      explanation_ar: explanation[1],
      craft,
      created_at: daysBefore(now, 60),
      updated_at: daysBefore(now, 60),
    })),
  ),
];
