import { expect, it } from 'vitest';
import { compareTexts } from './compare-texts.ts';
import { readableText } from './readable-text.ts';

const compareReadable = (before: string, after: string) =>
  compareTexts(readableText(before), readableText(after));

it('compares rich text as readers see it, with the addresses of links', () => {
  expect(compareReadable('Made in Cairo', '<p>Made in <strong>Giza</strong></p>')).toEqual([
    { kind: 'same', text: 'Made in ' },
    { kind: 'removed', text: 'Cairo' },
    { kind: 'added', text: 'Giza' },
  ]);
  expect(
    compareReadable('<p><a href="/shop">Shop</a></p>', '<p><a href="/cart">Shop</a></p>'),
  ).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'added', text: 'cart' })]));
});

it('finds no difference in the words when only the formatting changes', () => {
  const parts = compareReadable('One\n\nTwo', '<h2>One</h2><p><em>Two</em></p>');
  expect(parts.every(({ kind }) => kind === 'same')).toBe(true);
});

it.each([
  ['<ul><li>Oak <strong>and</strong> beech</li> <li>Linen</li></ul>', 'Oak and beech\nLinen'],
  ['<ul><li>Oak<ul><li>solid</li></ul></li></ul>', 'Oak\nsolid'],
  ['<p>One<br>Two</p><p>Three</p>', 'One\nTwo\n\nThree'],
  ['[{"id": "1", "title": "Tea", "url": ""}]', 'Tea'],
  ['[Closed] on Friday', '[Closed] on Friday'],
])('shows %s in lines', (stored, shown) => {
  expect(readableText(stored)).toBe(shown);
});
