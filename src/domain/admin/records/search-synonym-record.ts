import { z } from 'zod';
import { prose } from './record-fields.ts';

const longestList = 400;
const maxWords = 30;
const longestWord = 60;

/** Separated by commas of either script, semicolons or lines. */
const splitWords = (typed: string): string[] =>
  typed
    .split(/[,،;؛\n]+/)
    .map((word) => word.trim())
    .filter(Boolean);

const wordList = prose(longestList)
  .transform((typed) => splitWords(typed).join(', '))
  .refine((list) => splitWords(list).length <= maxWords, 'too_long')
  .refine((list) => splitWords(list).every((word) => word.length <= longestWord), 'too_long')
  .refine((list) => list === '' || /\p{L}/u.test(list), 'required');

/** Words that mean the same to the search, or that lead to others. */
export const searchSynonymInput = z.object({
  words: wordList,
  words_ar: wordList,
  finds: wordList,
});
