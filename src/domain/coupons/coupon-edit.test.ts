import { expect, it } from 'vitest';
import { proposeCouponEdit, type CouponEdit } from './coupon-edit.ts';

const record = {
  starts_at: '2026-11-01T00:00:00+00:00',
  expires_at: '2026-12-01T00:00:00+00:00',
  is_active: true,
};
const until = (time: string): CouponEdit => ({ edit: 'extend', until: time });
const later = '2026-12-31T22:00:00.000Z';

it('switches on and off, and extends the end', () => {
  const propose = (edit: CouponEdit) => proposeCouponEdit(record, 'staff', edit);
  expect(propose({ edit: 'switchOff' })).toEqual({ ok: true, values: { is_active: false } });
  expect(propose({ edit: 'switchOn' })).toEqual({ ok: true, values: { is_active: true } });
  expect(propose(until(later))).toEqual({ ok: true, values: { expires_at: later } });
});

it.each([
  ['of the game', record, 'game', 'game_coupon'],
  [
    'that ends later',
    { ...record, expires_at: '2027-01-01T00:00:00+00:00' },
    'staff',
    'ends_later',
  ],
  ['without an end', { ...record, expires_at: null }, 'staff', 'ends_later'],
])('leaves a coupon %s as it is', (_, stored, source, problem) => {
  expect(proposeCouponEdit(stored, source, until(later))).toEqual({ ok: false, problem });
});
