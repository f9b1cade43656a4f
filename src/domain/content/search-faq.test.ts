import { describe, expect, it } from 'vitest';
import { searchFaq } from './search-faq.ts';

const item = (question: string, answer: string) => ({ id: question, question, answer });
const categories = [
  {
    id: '1',
    slug: 'delivery',
    name: 'Delivery',
    items: [
      item('Where do you deliver?', 'To all 27 governorates.'),
      item('كم يستغرق التوصيل؟', 'من ٣ إلى ٥ أيام في القاهرة.'),
    ],
  },
  { id: '2', slug: 'care', name: 'Care', items: [item('Will brass turn dark?', 'It will.')] },
];
const found = (query: string) => searchFaq(categories, query).flatMap(({ items }) => items.length);

describe('searching the questions', () => {
  it.each([
    ['', [2, 1]],
    ['   ', [2, 1]],
    ['BRASS', [1]],
    ['27 deliver', [1]],
    ['delivery', [2]],
    ['القاهره', [1]],
    ['3 ايام', [1]],
    ['deliver brass', []],
  ])('for “%s” leaves %j questions by category', (query, counts) => {
    expect(found(query)).toEqual(counts);
  });
});
