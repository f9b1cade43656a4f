import { describe, expect, it } from 'vitest';
import { validateQuestionRows, type ValidatedQuestions } from './question-upload.ts';

const question = {
  question: ' Which wood is darkest? ',
  options: ['Ebony', 'Ash', 'Beech', 'Pine'],
  correct_answer: 'Ebony',
};
const validateAll = (rows: unknown[]): ValidatedQuestions => {
  const steps = validateQuestionRows(rows);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
};
const validate = (rows: unknown[]) => {
  const result = validateAll(rows);
  if (!result.ok) throw new Error(result.reason);
  return result;
};
const first = (rows: unknown[]) => validate(rows).questions[0];

describe('validateQuestionRows', () => {
  it('trims the question and defaults to medium difficulty', () => {
    expect(first([question])).toMatchObject({
      question: 'Which wood is darkest?',
      difficulty_level: 'medium',
      explanation: '',
      options_ar: [],
    });
    expect(first([{ ...question, difficulty: 'Hard' }])?.difficulty_level).toBe('hard');
    expect(first([{ ...question, difficulty_level: 'easy' }])?.difficulty_level).toBe('easy');
  });

  it.each(['correct_option', 'correct_option_index', 'correctOption', 'correctAnswer'])(
    'accepts the index of the correct option under the older name %s',
    (name) => {
      const { correct_answer: _, ...older } = question;
      expect(first([{ ...older, [name]: 2 }])?.correct_answer).toBe('Beech');
    },
  );

  it('rejects an empty list', () => {
    expect(validateAll([])).toEqual({ ok: false, reason: 'no_questions' });
  });

  it('reports problems row by row and accepts the other rows', () => {
    const { questions, problems } = validate([
      question,
      { ...question, question: '  ' },
      { ...question, question: 'Two', options: ['One'] },
      { ...question, question: 'Three', options: ['A', 'A'], correct_answer: 'A' },
      { ...question, question: 'Four', correct_answer: 'Oak' },
      { ...question, question: 'Five', difficulty: 'extreme' },
      { ...question, question: 'Six', options_ar: ['أبنوس'] },
      'seven',
      { ...question, question: 'which wood is DARKEST?' },
      { ...question, question: 'Nine', category: 9 },
      { ...question, question: 'Ten' },
    ]);
    expect(questions.map((each) => each.question)).toEqual(['Which wood is darkest?', 'Ten']);
    expect(problems.map(({ row, field, problem }) => `${row} ${field} ${problem}`)).toEqual([
      '2 question required',
      '3 options too_few_options',
      '3 correct_answer not_an_option',
      '4 options repeated_option',
      '5 correct_answer not_an_option',
      '6 difficulty unknown_difficulty',
      '7 options_ar other_number_of_options',
      '8 row not_an_object',
      '9 question repeated_question',
      '10 category invalid',
    ]);
  });

  it('names every mistake of a line at once', () => {
    const { problems } = validate([
      question,
      {
        ...{ question: question.question, options: ['Oak', 'Oak'], correct_answer: 'Elm' },
        ...{ options_ar: ['بلوط'], difficulty: 'extreme', category: 'x'.repeat(101) },
      },
    ]);
    expect(problems.map(({ field, problem }) => `${field} ${problem}`)).toEqual([
      'options repeated_option',
      'category too_long',
      'correct_answer not_an_option',
      'options_ar other_number_of_options',
      'difficulty unknown_difficulty',
      'question repeated_question',
    ]);
  });
});
