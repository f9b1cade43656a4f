import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt, highlight } from './highlight.ts';

const marked = (text: string, query: string) =>
  highlight(text, query)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('');

describe('marking what was searched for', () => {
  it.each([
    ['Walnut sofa', 'WAL', '[Wal]nut sofa'],
    ['A café table', 'cafe', 'A [café] table'],
    ['walnut on walnut', 'walnut', '[walnut] on [walnut]'],
    ['Linen sofa in walnut', 'walnut sofa', 'Linen [sofa] in [walnut]'],
    ['Walnut', 'walnut wal', '[Walnut]'],
    ['A bed', 'a bed', 'A [bed]'],
    ['Walnut', 'oak', 'Walnut'],
    ['أريكة من الكتّان', 'اريكه كتان', '[أريكة] من ال[كتّان]'],
    ['مِصْبَاح', 'مصباح', '[مِصْبَاح]'],
    ['كنبة مجلس', 'kanaba', '[كنبة] مجلس'],
    ['من الحرير', '7arir', 'من [الحرير]'],
    ['كرسي خيزران', 'كراسي', '[كرسي] خيزران'],
    ['Price (net) + tax', '(net) + .*', 'Price ([net]) + tax'],
  ])('in %j for %j gives %j', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('loses and adds nothing', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        (text, query) => {
          expect(
            highlight(text, query)
              .map((piece) => piece.text)
              .join(''),
          ).toBe(text);
        },
      ),
    );
  });
});

describe('the part of a text that is shown', () => {
  const text =
    'Two tall doors with star panels below and lattice above, all of it in oiled walnut.';

  it('begins shortly before the first match, at a word', () => {
    expect(excerpt(text, 'walnut')).toBe('… all of it in oiled walnut.');
  });

  it('is all of it where the match is near the beginning, or nowhere', () => {
    expect(excerpt(text, 'doors')).toBe(text);
    expect(excerpt(text, 'oak')).toBe(text);
    expect(excerpt('', 'oak')).toBe('');
  });
});
