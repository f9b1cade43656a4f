import { expect, test } from 'vitest';
import { findOrderInput, normalizeOrderNumber } from './find-order-input.ts';

test.each([
  '261115-10033',
  '26111510033',
  ' 261115 10033 ',
  '٢٦١١١٥-١٠٠٣٣',
  '#261115–10033',
  '\u2066261115-10033\u2069',
])('%s is understood as an order number', (typed) => {
  expect(normalizeOrderNumber(typed)).toBe('261115-10033');
});

test.each(['', '261115', 'my order', "261115-1' or 1=1", '1'.repeat(40)])(
  '%s is no order number',
  (typed) => expect(normalizeOrderNumber(typed)).toBeNull(),
);

test('accepts the phone in Arabic digits', () => {
  const typed = { number: '٢٦١١١٥-١٠٠٣٣', phone: '٠١٠٠١٢٣٤٥٦٧' };
  expect(findOrderInput.parse(typed)).toEqual({ number: '261115-10033', phone: '+201001234567' });
});
