import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Nour El-Sayed', 'NE'],
  ['  laila  ', 'L'],
  ['Mona Farid Hassan', 'MH'],
  ['نور السيد', 'ن'],
  ['', ''],
])('shortens %j to %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
