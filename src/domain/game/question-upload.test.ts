import { describe, expect, it } from 'vitest';
import { parseCsv } from './csv.ts';
import { readUpload } from './question-upload.ts';

const question = {
  question: ' Which wood is darkest? ',
  options: ['Ebony', 'Ash', 'Beech', 'Pine'],
  correct_answer: 'Ebony',
};
const read = (rows: unknown, format: 'json' | 'csv' = 'json') => {
  const upload = readUpload(typeof rows === 'string' ? rows : JSON.stringify(rows), format);
  if (!upload.ok) throw new Error(upload.reason);
  return upload;
};
const first = (rows: unknown, format?: 'json' | 'csv') => read(rows, format).questions[0]?.question;

describe('an upload of questions', () => {
  it('trims the question and takes it for medium unless it says more', () => {
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
    'may name the right option by its place, as the older shape does in %s',
    (name) => {
      const { correct_answer: _, ...older } = question;
      expect(first([{ ...older, [name]: 2 }])?.correct_answer).toBe('Beech');
    },
  );

  it('is taken in an object too', () => {
    expect(first({ questions: [question] })?.correct_answer).toBe('Ebony');
  });

  it.each([
    [[], 'no_questions'],
    [{ questions: [] }, 'no_questions'],
    [{ question: 'x' }, 'not_readable'],
    ['{', 'not_readable'],
  ])('of %j is refused: %s', (given, reason) => {
    const text = typeof given === 'string' ? given : JSON.stringify(given);
    expect(readUpload(text, 'json')).toEqual({ ok: false, reason });
  });

  it('names what is wrong, row by row, and keeps the rest', () => {
    const { questions, problems } = read([
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
    expect(questions.map(({ row }) => row)).toEqual([1, 11]);
    expect(problems.map(({ row, field, problem }) => `${row} ${field} ${problem}`)).toEqual([
      '2 question required',
      '3 options too_few_options',
      '4 options repeated_option',
      '5 correct_answer not_an_option',
      '6 difficulty unknown_difficulty',
      '7 options_ar other_number_of_options',
      '8 row not_an_object',
      '9 question repeated_question',
      '10 category invalid',
    ]);
  });
});

describe('a table of questions', () => {
  it('has its options in one column or in several, in both languages', () => {
    const joined =
      'question,options,correct_answer,difficulty\n"Dark, isn’t it?",Ebony | Ash,Ebony,easy';
    expect(first(joined, 'csv')).toMatchObject({
      question: 'Dark, isn’t it?',
      options: ['Ebony', 'Ash'],
      correct_answer: 'Ebony',
      difficulty_level: 'easy',
    });
    const apart =
      '\uFEFFQuestion,question_ar,option_1,option_2,option_1_ar,option_2_ar,correct_option\r\n' +
      'Dark?,أغمق؟,Ash,Ebony,دردار,أبنوس,1\r\n';
    expect(first(apart, 'csv')).toMatchObject({
      question_ar: 'أغمق؟',
      options: ['Ash', 'Ebony'],
      options_ar: ['دردار', 'أبنوس'],
      correct_answer: 'Ebony',
    });
  });

  it('needs a heading that names the question', () => {
    expect(readUpload('a,b\n1,2', 'csv')).toEqual({ ok: false, reason: 'not_readable' });
    expect(readUpload('', 'csv')).toEqual({ ok: false, reason: 'no_questions' });
    expect(readUpload('question,options\n', 'csv')).toEqual({ ok: false, reason: 'no_questions' });
  });
});

it('a quoted cell may hold commas, quotes and lines', () => {
  expect(parseCsv('a,"b, ""c""\nd",\r\n,,\r\ne,f')).toEqual([
    ['a', 'b, "c"\nd', ''],
    ['e', 'f'],
  ]);
  expect(parseCsv('a,')).toEqual([['a', '']]);
  expect(parseCsv('a,"never closed')).toEqual([['a', '"never closed']]);
});
