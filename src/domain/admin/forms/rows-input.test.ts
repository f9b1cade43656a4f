import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseRows, rowsInput } from './rows-input.ts';

const rows = rowsInput(z.object({ id: z.string(), text: z.string().trim().min(1, 'required') }), {
  max: 3,
});
const sent = (...typed: unknown[]) => rows.safeParse(JSON.stringify(typed));

it('parses each row and leaves out new rows without a word', () => {
  expect(sent({ id: '', text: '' }, { id: '1', text: ' Oak ' }).data).toEqual([
    { id: '1', text: 'Oak' },
  ]);
});

it('says in which row and cell something is wrong, also after a blank row', () => {
  const result = sent({ id: '', text: '' }, { id: '1', text: '' });
  expect(result.error?.issues).toMatchObject([{ path: [1, 'text'], message: 'required' }]);
});

it('rejects a text that cannot be read, which would remove every stored row', () => {
  expect(rows.safeParse('[{').error?.issues).toMatchObject([{ message: 'invalid_choice' }]);
});

it('limits the number of rows', () => {
  const row = { id: '', text: 'x' };
  expect(sent(row, row, row).success).toBe(true);
  expect(sent(row, row, row, row).error?.issues).toMatchObject([{ message: 'too_many_rows' }]);
});

it.each(['', '{', '{}', 'null', '[1]', '[{"id": {}}]', '[[]]'])('reads %j as no rows', (text) => {
  expect(parseRows(text)).toEqual([]);
});
