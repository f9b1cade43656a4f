import { describe, expect, it } from 'vitest';
import { couponInput, couponSeriesInput, newCouponInput } from './coupon-input.ts';

const typed = {
  code: ' ramadan-٢٠٢٧ ',
  description: '',
  description_ar: '',
  discount_type: 'percentage',
  discount_value: '١٥',
  max_discount_amount: '',
  min_purchase_amount: '200',
  starts_at: '2026-11-20T09:00',
  expires_at: '2026-12-20T09:00',
  max_uses: '',
  is_active: 'true',
};

const problemsOf = (change: Record<string, string>, schema = couponInput) => {
  const parsed = schema.safeParse({ ...typed, ...change });
  return parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

it('reads times by the clocks of Cairo, digits of either script and codes in capitals', () => {
  expect(couponInput.parse(typed)).toMatchObject({
    code: 'RAMADAN-2027',
    discount_value: '15.00',
    min_purchase_amount: '200.00',
    max_discount_amount: null,
    starts_at: '2026-11-20T07:00:00.000Z',
    max_uses: null,
  });
});

it('reads the rooms in the order of the shop and each product once', () => {
  const id = '0b0e2f1c-97a5-4a3e-9d2c-0d6d5f3d7a11';
  const limits = { rooms: 'office, bedroom', product_ids: `${id} ${id.toUpperCase()}` };
  expect(couponInput.parse({ ...typed, ...limits })).toMatchObject({
    rooms: ['bedroom', 'office'],
    product_ids: [id],
  });
  expect(couponInput.parse(typed)).toMatchObject({ rooms: [], product_ids: [] });
});

describe('rejects', () => {
  it.each([
    [{ discount_value: '100.01' }, 'discount_value: above_hundred'],
    [{ discount_value: '-5' }, 'discount_value: invalid_amount'],
    [{ discount_value: '0' }, 'discount_value: out_of_range'],
    [{ discount_value: '9'.repeat(30) }, 'discount_value: invalid_amount'],
    [{ min_purchase_amount: '-1' }, 'min_purchase_amount: invalid_amount'],
    [{ max_uses: '0' }, 'max_uses: out_of_range'],
    [{ max_uses: '2.5' }, 'max_uses: invalid_number'],
    [{ expires_at: '2026-11-20T09:00' }, 'expires_at: end_before_start'],
    [{ expires_at: 'tomorrow' }, 'expires_at: invalid_time'],
    [{ starts_at: '' }, 'starts_at: required'],
    [
      { discount_type: 'fixed', max_discount_amount: '5' },
      'max_discount_amount: cap_of_percentage',
    ],
    [{ rooms: 'kitchen' }, 'rooms.0: invalid_room'],
    [{ product_ids: 'sofa' }, 'product_ids.0: unknown_product'],
    [{ code: '' }, 'code: required'],
    [{ code: 'ab' }, 'code: invalid_code'],
    [{ code: 'A'.repeat(41) }, 'code: invalid_code'],
    [{ code: 'رمضان' }, 'code: invalid_code'],
    [{ code: 'TWO WORDS' }, 'code: invalid_code'],
    [{ code: '-DASH-' }, 'code: invalid_code'],
  ])('%j', (change, problem) => {
    expect(problemsOf(change)).toEqual([problem]);
  });
});

it('draws the code of a new coupon that has none, and knows one customer by e-mail', () => {
  const parsed = newCouponInput.parse({ ...typed, code: '', owner_email: ' Mona@Example.com ' });
  expect(parsed).toMatchObject({ code: '', owner_email: 'mona@example.com' });
  expect(newCouponInput.parse({ ...typed, owner_email: '' }).owner_email).toBeNull();
});

it.each([
  ['1', false],
  ['٥٠٠', true],
  ['501', false],
])('makes a series of %s: %s', (count, isAllowed) => {
  const series = { ...typed, series: crypto.randomUUID(), prefix: 'eid-', count };
  expect(couponSeriesInput.safeParse(series).success).toBe(isAllowed);
});
