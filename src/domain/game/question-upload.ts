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
  | { ok: true; questions: NewQuestion[]; problems: RowProblem[] }
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
  .transform((input): NewQuestion => {
    const { options, options_ar, correct_answer } = input;
    return {
      question: input.question,
      question_ar: input.question_ar,
      options,
      options_ar: options_ar ?? [],
      correct_answer: findCorrectOption(options, correct_answer ?? '') ?? '',
      difficulty_level: findDifficulty(input) ?? 'medium',
      category: input.category,
      category_ar: input.category_ar,
      explanation: input.explanation ?? '',
      explanation_ar: input.explanation_ar,
    };
  });

const findDifficulty = ({ difficulty, difficulty_level }: Record<string, unknown>) => {
  const level = textOf(difficulty) || textOf(difficulty_level) || 'medium';
  return difficulties.find((known) => known === level.toLowerCase());
};

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : []);

/** Mistakes between the cells of a row, named beside those within a cell. */
function problemsBetween(input: Record<string, unknown>): Omit<RowProblem, 'row'>[] {
  const options = textsOf(input['options']);
  const translated = textsOf(input['options_ar']);
  const isAnswered = findCorrectOption(options, textOf(input['correct_answer'])) !== undefined;
  const problems: [string, UploadProblem, boolean][] = [
    ['correct_answer', 'not_an_option', options.length > 0 && !isAnswered],
    [
      'options_ar',
      'other_number_of_options',
      translated.length > 0 && translated.length !== options.length,
    ],
    ['difficulty', 'unknown_difficulty', findDifficulty(input) === undefined],
  ];
  return problems.flatMap(([field, problem, isWrong]) => (isWrong ? [{ field, problem }] : []));
}

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
  /** The questions that the shop has, in small letters. */
  existing: ReadonlySet<string> = new Set(),
): Generator<void, ValidatedQuestions> {
  if (rows.length === 0) return { ok: false, reason: 'no_questions' };
  const questions: NewQuestion[] = [];
  const problems: RowProblem[] = [];
  const known = new Set(existing);
  for (const [index, input] of rows.entries()) {
    yield;
    const number = index + 1;
    const typed = withCorrectAnswer(input);
    const parsed = row.safeParse(typed);
    const between = isRecord(typed) ? problemsBetween(typed) : [];
    const key = isRecord(typed) ? textOf(typed['question']).toLowerCase() : '';
    const repeated = { row: number, field: 'question', problem: 'repeated_question' } as const;
    const found = [
      ...(parsed.error ? toRowProblems(number, parsed.error) : []),
      ...between.map((each) => ({ row: number, ...each })),
      ...(key && known.has(key) ? [repeated] : []),
    ];
    problems.push(...found);
    if (parsed.success && found.length === 0) questions.push(parsed.data);
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
