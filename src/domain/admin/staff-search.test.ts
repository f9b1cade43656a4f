import { expect, it } from 'vitest';
import { phoneDigits } from './staff-search.ts';

it.each([
  ['01001234567', '1001234567'],
  ['+20 100 123 4567', '1001234567'],
  ['00201001234567', '1001234567'],
  ['0100-1234', '1001234'],
  ['4567', '4567'],
  ['123', null],
  ['261115-10042', '26111510042'],
  ['walnut 4567', null],
  ['', null],
])('reads the digits of %s', (term, digits) => {
  expect(phoneDigits(term)).toBe(digits);
});
