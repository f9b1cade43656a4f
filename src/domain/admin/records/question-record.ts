import { z } from 'zod';
import { crafts } from '../../catalog/workshop.ts';
import { oneOf } from '../../enquiries/fields.ts';
import { difficulties } from '../../game/game.ts';
import { onOrOff } from '../settings/setting-fields.ts';
import { emptyableLine, emptyableProse, filledLine, linesOf, prose } from './record-fields.ts';

const options = linesOf(20, 200).refine(
  (lines) => new Set(lines).size === lines.length,
  'repeated_option',
);

/** A question of the game, as its form sends it. Names are those of the columns. */
export const questionInput = z
  .object({
    question: filledLine(500),
    question_ar: emptyableLine(500),
    options: options.refine(({ length }) => length >= 2 && length <= 6, 'option_count'),
    options_ar: options,
    correct_answer: filledLine(200),
    difficulty_level: oneOf(difficulties),
    category: emptyableLine(100),
    category_ar: emptyableLine(100),
    explanation: prose(1000),
    explanation_ar: emptyableProse(1000),
    craft: z.union([z.literal('').transform(() => null), oneOf(crafts)], 'invalid_choice'),
    is_active: onOrOff,
  })
  .refine((typed) => typed.options.includes(typed.correct_answer), {
    path: ['correct_answer'],
    message: 'not_an_option',
  })
  .refine(
    ({ options: english, options_ar: arabic }) =>
      arabic.length === 0 || arabic.length === english.length,
    { path: ['options_ar'], message: 'other_number_of_options' },
  );
