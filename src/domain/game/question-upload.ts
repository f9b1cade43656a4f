import { z } from 'zod';
import { difficulties, type Difficulty } from './game.ts';

export interface NewQuestion {
  question: string;
  question_ar: string | null;
  options: string[];
  options_ar: string[];
  correct_answer: string;
  difficulty_level: Difficulty;
  category: string | null;
  category_ar: string | null;
  explanation: string;
  explanation_ar: string | null;
}

/** Rows are counted from 1; the heading of a table does not count. */
export interface RowProblem {
  row: number;
  field: string;
  problem: UploadProblem;
}

const uploadProblems = [
  'not_an_object',
  'required',
  'too_long',
  'too_few_options',
  'too_many_options',
  'repeated_option',
  'not_an_option',
  'other_number_of_options',
  'unknown_difficulty',
  'repeated_question',
  'invalid',
] as const;
export type UploadProblem = (typeof uploadProblems)[number];

export type ValidatedQuestions =
  | { ok: true; questions: { row: number; question: NewQuestion }[]; problems: RowProblem[] }
  | { ok: false; reason: 'no_questions' };

const text = (max: number) => z.string('required').trim().min(1, 'required').max(max, 'too_long');
const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, 'too_long')
    .nullish()
    .transform((value) => value || null);
const translatedOptions = z.array(text(200)).nullish();
/** An older format gives the index of the correct option, counted from 0, under one of these names. */
const olderAnswerNames = [
  'correct_option',
  'correct_option_index',
  'correctOption',
  'correctAnswer',
];

const row = z
  .object({
    question: text(500),
    question_ar: optionalText(500),
    options: z
      .array(text(200), 'required')
      .min(2, 'too_few_options')
      .max(6, 'too_many_options')
      .refine((all) => new Set(all).size === all.length, 'repeated_option'),
    options_ar: translatedOptions,
    correct_answer: z.union([z.string(), z.number()]).nullish(),
    difficulty: optionalText(20),
    difficulty_level: optionalText(20),
    category: optionalText(100),
    category_ar: optionalText(100),
    explanation: optionalText(1000),
    explanation_ar: optionalText(1000),
  })
  .transform((input, context): NewQuestion => {
    const addProblem = (field: string, message: UploadProblem) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const { options, options_ar, correct_answer } = input;
    const answer = findCorrectOption(options, correct_answer ?? '');
    if (answer === undefined) addProblem('correct_answer', 'not_an_option');
    const translated = options_ar ?? [];
    if (translated.length > 0 && translated.length !== options.length) {
      addProblem('options_ar', 'other_number_of_options');
    }
    const level = (input.difficulty ?? input.difficulty_level)?.toLowerCase() ?? 'medium';
    const difficulty_level = difficulties.find((known) => known === level);
    if (!difficulty_level) addProblem('difficulty', 'unknown_difficulty');
    return {
      question: input.question,
      question_ar: input.question_ar,
      options,
      options_ar: translated,
      correct_answer: answer ?? '',
      difficulty_level: difficulty_level ?? 'medium',
      category: input.category,
      category_ar: input.category_ar,
      explanation: input.explanation ?? '',
      explanation_ar: input.explanation_ar,
    };
  });

/** By its text; in the older format by its index, which a table contains as text too. */
function findCorrectOption(
  options: readonly string[],
  answer: string | number,
): string | undefined {
  const written = String(answer).trim();
  const byIndex = /^\d+$/.test(written) ? options[Number(written)] : undefined;
  return options.find((option) => option === written) ?? byIndex;
}

/**
 * Validates row by row, so that a mistake in one row does not hide those in others. Pauses after each,
 * because a file may have 5,000.
 */
export function* validateQuestionRows(
  rows: readonly unknown[],
): Generator<void, ValidatedQuestions> {
  if (rows.length === 0) return { ok: false, reason: 'no_questions' };
  const questions: { row: number; question: NewQuestion }[] = [];
  const problems: RowProblem[] = [];
  const known = new Set<string>();
  for (const [index, input] of rows.entries()) {
    yield;
    const number = index + 1;
    const parsed = row.safeParse(withCorrectAnswer(input));
    if (!parsed.success) {
      problems.push(...toRowProblems(number, parsed.error));
      continue;
    }
    const key = parsed.data.question.toLowerCase();
    if (known.has(key)) {
      problems.push({ row: number, field: 'question', problem: 'repeated_question' });
    } else questions.push({ row: number, question: parsed.data });
    known.add(key);
  }
  return { ok: true, questions, problems };
}

const toRowProblems = (number: number, { issues }: z.ZodError): RowProblem[] =>
  issues.map(({ path, message }) => ({
    row: number,
    field: path.join('.') || 'row',
    problem:
      path.length === 0
        ? 'not_an_object'
        : (uploadProblems.find((known) => known === message) ?? 'invalid'),
  }));

function withCorrectAnswer(input: unknown): unknown {
  if (!isRecord(input)) return input;
  const correct_answer = ['correct_answer', ...olderAnswerNames]
    .map((name) => input[name])
    .find((value) => value !== undefined && value !== null && value !== '');
  return { ...input, correct_answer };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
