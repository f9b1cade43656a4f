import { expect, it } from 'vitest';
import { initialsOf, toneOf } from './initials.ts';

it.each([
  ['Nour El-Sayed', 'NE'],
  ['  laila  ', 'L'],
  ['Mona Farid Hassan', 'MH'],
  ['نور السيد', 'ن'],
  ['هدى جمال', 'هـ'],
  ['', ''],
])('shortens %j to %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('gives a name always the same colour and different names several', () => {
  const team = ['Laila Abdelhadi', 'Karim Abu Samra', 'هدى جمال', 'عمر شفيق', 'Dina Halim', ''];
  expect(team.map(toneOf)).toEqual(team.map(toneOf));
  expect(toneOf(' Dina Halim ')).toBe(toneOf('Dina Halim'));
  expect(new Set(team.map(toneOf)).size).toBeGreaterThan(2);
});
