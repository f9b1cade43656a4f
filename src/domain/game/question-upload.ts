import { z } from 'zod';
import { parseCsv } from './csv.ts';
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

/** Rows are counted from 1, without the heading of a table. */
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

export type Upload =
  | { ok: true; questions: { row: number; question: NewQuestion }[]; problems: RowProblem[] }
  | { ok: false; reason: 'no_questions' | 'not_readable' };

const text = (most: number) => z.string('required').trim().min(1, 'required').max(most, 'too_long');
const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, 'too_long')
    .nullish()
    .transform((value) => value || null);
const words = z.array(text(200)).nullish();
/** The older shape says which option is right by its place, counted from 0, under one of these names. */
const olderNames = ['correct_option', 'correct_option_index', 'correctOption', 'correctAnswer'];

const row = z
  .object({
    question: text(500),
    question_ar: optionalText(500),
    options: z
      .array(text(200), 'required')
      .min(2, 'too_few_options')
      .max(6, 'too_many_options')
      .refine((all) => new Set(all).size === all.length, 'repeated_option'),
    options_ar: words,
    correct_answer: z.union([z.string(), z.number()]).nullish(),
    difficulty: optionalText(20),
    difficulty_level: optionalText(20),
    category: optionalText(100),
    category_ar: optionalText(100),
    explanation: optionalText(1000),
    explanation_ar: optionalText(1000),
  })
  .transform((given, context): NewQuestion => {
    const refuse = (field: string, message: UploadProblem) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const { options, options_ar, correct_answer } = given;
    const answer = rightOption(options, correct_answer ?? '');
    if (answer === undefined) refuse('correct_answer', 'not_an_option');
    const translated = options_ar ?? [];
    if (translated.length > 0 && translated.length !== options.length) {
      refuse('options_ar', 'other_number_of_options');
    }
    const level = (given.difficulty ?? given.difficulty_level)?.toLowerCase() ?? 'medium';
    const difficulty_level = difficulties.find((known) => known === level);
    if (!difficulty_level) refuse('difficulty', 'unknown_difficulty');
    return {
      question: given.question,
      question_ar: given.question_ar,
      options,
      options_ar: translated,
      correct_answer: answer ?? '',
      difficulty_level: difficulty_level ?? 'medium',
      category: given.category,
      category_ar: given.category_ar,
      explanation: given.explanation ?? '',
      explanation_ar: given.explanation_ar,
    };
  });

/** By its words; in the older shape by its place, which a table writes as text too. */
function rightOption(options: readonly string[], answer: string | number): string | undefined {
  const written = String(answer).trim();
  const byPlace = /^\d+$/.test(written) ? options[Number(written)] : undefined;
  return options.find((option) => option === written) ?? byPlace;
}

/** Reads an upload row by row: what is wrong with one row does not hide the others. */
export function readUpload(source: string, format: 'json' | 'csv'): Upload {
  const rows = format === 'csv' ? rowsOfCsv(source) : rowsOfJson(source);
  if (!rows) return { ok: false, reason: 'not_readable' };
  if (rows.length === 0) return { ok: false, reason: 'no_questions' };
  const questions: { row: number; question: NewQuestion }[] = [];
  const problems: RowProblem[] = [];
  const known = new Set<string>();
  for (const [place, given] of rows.entries()) {
    const number = place + 1;
    const parsed = row.safeParse(given);
    if (!parsed.success) {
      problems.push(...problemsOf(number, parsed.error));
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

const problemsOf = (number: number, { issues }: z.ZodError): RowProblem[] =>
  issues.map(({ path, message }) => ({
    row: number,
    field: path.join('.') || 'row',
    problem:
      path.length === 0
        ? 'not_an_object'
        : (uploadProblems.find((known) => known === message) ?? 'invalid'),
  }));

function rowsOfJson(source: string): unknown[] | null {
  try {
    const parsed: unknown = JSON.parse(source);
    const list = isRecord(parsed) && 'questions' in parsed ? parsed['questions'] : parsed;
    return Array.isArray(list) ? list.map(withAnswer) : null;
  } catch {
    return null;
  }
}

/** Options stand in one column, parted by bars, or in columns of their own: option_1, option_2_ar. */
function rowsOfCsv(source: string): unknown[] | null {
  const [heading, ...rows] = parseCsv(source);
  if (!heading) return [];
  const names = heading.map((name) => name.trim().toLowerCase());
  if (!names.includes('question')) return null;
  return rows.map((cells) => {
    const given = Object.fromEntries(names.map((name, place) => [name, cells[place] ?? '']));
    return withAnswer({
      ...given,
      options: optionsIn(given, ''),
      options_ar: optionsIn(given, '_ar'),
    });
  });
}

function optionsIn(given: Record<string, string>, suffix: '' | '_ar'): string[] {
  const joined = given[`options${suffix}`];
  const cells = joined
    ? joined.split('|')
    : [1, 2, 3, 4, 5, 6].map((place) => given[`option_${place}${suffix}`] ?? '');
  return cells.map((cell) => cell.trim()).filter(Boolean);
}

function withAnswer(given: unknown): unknown {
  if (!isRecord(given)) return given;
  const correct_answer = ['correct_answer', ...olderNames]
    .map((name) => given[name])
    .find((value) => value !== undefined && value !== null && value !== '');
  return { ...given, correct_answer };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
