import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrange,
  arrangeSteps,
  moveText,
  parseMove,
  placeChanges,
  type Arrangement,
} from './arrangement.ts';

const two: Arrangement = [
  {
    id: 'orders',
    items: [
      { id: 'a', place: 0 },
      { id: 'b', place: 1 },
      { id: 'c', place: 5 },
    ],
  },
  { id: 'care', items: [{ id: 'd', place: 0 }] },
];
const ids = (groups: Arrangement) => groups.map(({ items }) => items.map(({ id }) => id).join(''));

describe('a move', () => {
  it.each([
    ['b', 'earlier', ['bac', 'd']],
    ['b', 'later', ['acb', 'd']],
    ['c', 'first', ['cab', 'd']],
    ['a', 'last', ['bca', 'd']],
    ['c', 'later', ['ab', 'cd']],
    ['d', 'earlier', ['abcd', '']],
    ['a', 'earlier', ['abc', 'd']],
    ['d', 'later', ['abc', 'd']],
  ] as const)('takes %s one step %s', (item, step, expected) => {
    expect(ids(arrange(two, { item, step }))).toEqual(expected);
  });

  it('drops an item anywhere in another group, and nowhere in an unknown one', () => {
    expect(ids(arrange(two, { item: 'a', group: 'care', index: 1 }))).toEqual(['bc', 'da']);
    expect(ids(arrange(two, { item: 'a', group: 'care', index: 99 }))).toEqual(['bc', 'da']);
    expect(arrange(two, { item: 'a', group: 'gone', index: 0 })).toBe(two);
  });

  it('never loses or doubles an item', () => {
    const anItem = fc.constantFrom('a', 'b', 'c', 'd', 'unknown');
    const aMove = fc.oneof(
      fc.record({ item: anItem, step: fc.constantFrom(...arrangeSteps) }),
      fc.record({ item: anItem, group: fc.constantFrom('orders', 'care'), index: fc.integer() }),
    );
    fc.assert(
      fc.property(fc.array(aMove), (moves) => {
        const after = moves.reduce(arrange, two);
        expect(ids(after).join('').split('').toSorted().join('')).toBe('abcd');
      }),
    );
  });
});

describe('the text of a move', () => {
  it.each([{ item: 'a', step: 'later' } as const, { item: 'a', group: '', index: 12 }])(
    'says %j',
    (move) => expect(parseMove(moveText(move))).toEqual(move),
  );

  it.each(['', 'a', 'a/sideways', 'a/g/x', 'a/g/-1'])('is not %j', (text) =>
    expect(parseMove(text)).toBeNull(),
  );
});

describe('what is stored', () => {
  it('closes gaps and names the group that changed', () => {
    const after = arrange(two, { item: 'c', group: 'care', index: 0 });
    expect(placeChanges(two, after)).toEqual([
      { id: 'c', place: { from: 5, to: 0 }, group: { from: 'orders', to: 'care' } },
      { id: 'd', place: { from: 0, to: 1 } },
    ]);
  });

  it('is nothing when nothing moved and there are no gaps', () => {
    const whole = [
      {
        id: '',
        items: [
          { id: 'a', place: 0 },
          { id: 'b', place: 1 },
        ],
      },
    ];
    expect(placeChanges(whole, whole)).toEqual([]);
  });
});
