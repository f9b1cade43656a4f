import { describe, expect, it } from 'vitest';
import { canReceiveMail } from '../checkout/no-email.ts';
import { phoneOrderInput, pieceName, wantedOf } from './phone-order-input.ts';

const chair = '11111111-1111-4111-8111-111111111111';
const walnut = '22222222-2222-4222-8222-222222222222';

describe('the pieces of an order by telephone', () => {
  it('are read from two lists, with or without a variant', () => {
    expect(wantedOf([chair, pieceName(chair, walnut)], ['2', '1'])).toEqual([
      { product_id: chair, variant_id: null, quantity: 2 },
      { product_id: chair, variant_id: walnut, quantity: 1 },
    ]);
  });

  it('are left out when they make no sense', () => {
    expect(wantedOf(['x', chair, chair, chair], ['1', '0', '-1', 'many'])).toEqual([]);
    expect(wantedOf([chair], [])).toMatchObject([{ quantity: 1 }]);
  });
});

it('needs no e-mail address, and then nothing is mailed', () => {
  const { email } = phoneOrderInput.shape;
  expect(canReceiveMail(email.parse(''))).toBe(false);
  expect(email.parse('Mona@Example.com')).toBe('mona@example.com');
  expect(email.safeParse('mona').success).toBe(false);
});
