import { expect, it } from 'vitest';
import { withoutQuote, withQuote } from './formula-quote.ts';

it.each(['=1+1', '+20100', '-x', '@home', '\tx', '\rx', '＝1', '＋1', '－1', '＠x', '-1+2'])(
  'quotes %j, which a spreadsheet would run, and takes the quote away again',
  (cell) => {
    expect(withQuote(cell)).toBe(`'${cell}`);
    expect(withoutQuote(withQuote(cell))).toBe(cell);
  },
);

it.each(['', 'a', '-5', '-5.25', '-1.5e-10', '5', "'tis", '"=x"', ' =x'])('leaves %j', (cell) => {
  expect(withQuote(cell)).toBe(cell);
  expect(withoutQuote(cell)).toBe(cell);
});
