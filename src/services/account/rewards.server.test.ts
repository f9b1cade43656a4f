import { expect, it } from 'vitest';
import { couponState } from './rewards.server.ts';

const now = new Date('2026-03-01T10:00:00Z');
const ready = { used_at: null, claim: 'verified', expires_at: null, is_active: true };

it.each([
  ['usable', {}],
  ['waiting', { claim: 'pending', is_active: false }],
  ['rejected', { claim: 'rejected', is_active: false }],
  ['expired', { expires_at: now }],
  ['used', { used_at: now, expires_at: now }],
] as const)('a game coupon is %s', (state, change) => {
  expect(couponState({ ...ready, ...change }, now)).toBe(state);
});
