import { expect, it } from 'vitest';
import { typedNumberFor } from './digits.ts';

it('shows a typed number in the digits of an English reader, and to Arabic readers as typed', () => {
  expect(typedNumberFor('en', '٩ أ')).toBe('9 أ');
  expect(typedNumberFor('en', '۱۲')).toBe('12');
  expect(typedNumberFor('ar', '٩')).toBe('٩');
  expect(typedNumberFor('ar', '9')).toBe('9');
});
