import { describe, expect, it } from 'vitest';
import { parseQuestionFile } from './parse-question-file.server.ts';

const json = (text: string) => parseQuestionFile(Buffer.from(text), 'json');
const csv = (text: string, encode: (text: string) => Uint8Array = Buffer.from) =>
  parseQuestionFile(encode(text), 'csv');
const read = (...rows: unknown[]) => ({ ok: true, rows });
const notReadable = { ok: false, reason: 'not_readable' };

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
const utf16BigEndian = (text: string) => utf16(text).swap16();

describe('a JSON file', () => {
  it('contains a list, or an object with a list', async () => {
    expect(await json('[{"question":"A"}]')).toEqual(read({ question: 'A' }));
    expect(await json('{"questions":[{"question":"A"}]}')).toEqual(read({ question: 'A' }));
    expect(await json('[]')).toEqual(read());
  });

  it.each(['{', '{"question":"x"}', '"x"'])('that is %s cannot be read', async (text) => {
    expect(await json(text)).toEqual(notReadable);
  });
});

describe('a table', () => {
  const expected = [
    expect.objectContaining({
      question: 'Dark, or "light"?',
      question_ar: 'غامق؟',
      options: ['Ebony', 'Ash'],
      correct_answer: 'Ebony',
    }),
  ];
  const rows = [
    ['Question', 'question_ar', 'options', 'correct_answer'],
    ['"Dark, or ""light""?"', 'غامق؟', 'Ebony | Ash', 'Ebony'],
  ];
  const write = (delimiter: string, lineEnd: string) =>
    rows.map((cells) => cells.join(delimiter)).join(lineEnd) + lineEnd;

  it.each([
    ['commas, as Numbers exports it', write(',', '\n'), undefined],
    ['commas and a byte order mark, as Excel exports it', `\uFEFF${write(',', '\r\n')}`, undefined],
    ['semicolons, as a European Excel exports it', `\uFEFF${write(';', '\r\n')}`, undefined],
    ['tabs in UTF-16, as Excel exports Unicode text', write('\t', '\r\n'), utf16],
    ['tabs in UTF-16 with the other byte order', write('\t', '\r\n'), utf16BigEndian],
  ])('is read with %s', async (_, text, encode) => {
    expect(await csv(text, encode)).toEqual(read(...expected));
  });

  it('may contain line breaks, delimiters and quotes in a quoted cell', async () => {
    expect(await csv('question,options,explanation\n"One\nTwo",A|B,"x, ""y""; z"')).toEqual(
      read({ question: 'One\nTwo', options: ['A', 'B'], options_ar: [], explanation: 'x, "y"; z' }),
    );
  });

  it('may have a column for each option, in both languages', async () => {
    const file = await csv(
      'question,option_1,option_2,option_1_ar,option_2_ar,correct_option\r\n' +
        'Dark?,Ash,Ebony,دردار,أبنوس,1\r\n',
    );
    const options = { options: ['Ash', 'Ebony'], options_ar: ['دردار', 'أبنوس'] };
    expect(file).toMatchObject(read({ ...options, correct_option: '1' }));
  });

  it('skips empty rows and accepts short ones', async () => {
    expect(await csv('question,options\n,\n\nShort?\n')).toEqual(
      read({ question: 'Short?', options: [], options_ar: [] }),
    );
  });

  it('needs a heading that names the question', async () => {
    expect(await csv('a,b\n1,2')).toEqual(notReadable);
    expect(await csv('')).toEqual(read());
    expect(await csv('question,options\n')).toEqual(read());
  });

  it('with an unclosed quote cannot be read', async () => {
    expect(await csv('question,options\n"never closed,A')).toEqual(notReadable);
  });
});
