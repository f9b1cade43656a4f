import { describe, expect, it } from 'vitest';
import { readNewOrderUrl, writeNewOrderUrl } from './new-order-url.ts';

const chair = '11111111-1111-4111-8111-111111111111';
const lamp = '33333333-3333-4333-8333-333333333333';
const key = '44444444-4444-4444-8444-444444444444';
const read = (query: string) => readNewOrderUrl(new URLSearchParams(query));

describe('the address of a new order', () => {
  it('is read as it was written', () => {
    const state = {
      key,
      term: 'chair',
      items: [{ product_id: chair, variant_id: null, quantity: 3 }],
    };
    expect(read(writeNewOrderUrl(state).slice(1))).toEqual({ ...state, isChanged: false });
  });

  it('adds a piece, or one more of it, and removes one', () => {
    const added = read(`key=${key}&piece=${chair}&quantity=2&add=${chair}`);
    expect(added.items).toMatchObject([{ product_id: chair, quantity: 3 }]);
    expect(added.isChanged).toBe(true);
    const both = `piece=${chair}&quantity=2&piece=${lamp}&quantity=1`;
    expect(read(`${both}&remove=${chair}`).items).toMatchObject([{ product_id: lamp }]);
  });

  it('ignores what makes no sense', () => {
    expect(read('key=x&piece=y&quantity=z')).toEqual({
      key: null,
      term: '',
      items: [],
      isChanged: false,
    });
  });
});
