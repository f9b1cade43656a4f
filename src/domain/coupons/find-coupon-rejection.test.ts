import { describe, expect, it } from 'vitest';
import { type Coupon, normalizeCouponCode } from './coupon.ts';
import { unlimited } from './coupon-limits.ts';
import { type CouponUse, findCouponRejection } from './find-coupon-rejection.ts';

const [owner, stranger] = ['owner', 'stranger'];
const day = (number: number) => new Date(Date.UTC(2026, 10, number));

const coupon: Coupon = {
  id: '1',
  code: 'NILE50',
  type: 'fixed',
  value: '50.00',
  cap: null,
  minimum: null,
  limits: unlimited,
  startsAt: day(1),
  expiresAt: day(20),
  maxUses: null,
  isActive: true,
  source: 'staff',
  isPersonal: false,
  ownerId: null,
};
const use: CouponUse = {
  userId: owner,
  lines: [{ productId: 'bed', room: 'bedroom', lineTotal: '250.00' }],
  uses: 0,
  usedByUser: false,
  now: day(15),
};

it('reads a code as people type it', () => {
  expect(normalizeCouponCode('  nile50\u200f ')).toBe('NILE50');
});

describe('a coupon', () => {
  it('counts from its start until just before its end', () => {
    expect(findCouponRejection(coupon, { ...use, now: day(1) })).toBeNull();
    expect(
      findCouponRejection(coupon, { ...use, now: new Date(day(20).getTime() - 1) }),
    ).toBeNull();
    expect(
      findCouponRejection({ ...coupon, expiresAt: null }, { ...use, now: day(300) }),
    ).toBeNull();
  });

  const game = { source: 'game', ownerId: owner } as const;
  it.each<[string, Partial<Coupon>, Partial<CouponUse>, object | null]>([
    ['inactive', { isActive: false }, {}, { code: 'invalid' }],
    ['before its start', {}, { now: new Date(0) }, { code: 'not_valid_yet', validFrom: day(1) }],
    ['from its end on', {}, { now: day(20) }, { code: 'expired' }],
    ['of the game and of another', game, { userId: stranger }, { code: 'belongs_to_another' }],
    ['of the game and of nobody', { ...game, ownerId: null }, {}, { code: 'belongs_to_another' }],
    ['of the game and used', game, { uses: 1, usedByUser: true }, { code: 'game_coupon_used' }],
    ['of the game, by its owner', game, {}, null],
    [
      'made for another',
      { isPersonal: true, ownerId: owner },
      { userId: stranger },
      { code: 'invalid' },
    ],
    ['made for a closed account', { isPersonal: true, ownerId: null }, {}, { code: 'invalid' }],
    ['used up', { maxUses: 2 }, { uses: 2 }, { code: 'fully_used' }],
    ['nearly used up', { maxUses: 2 }, { uses: 1 }, null],
    ['used by the same customer', {}, { uses: 1, usedByUser: true }, { code: 'already_used' }],
    [
      'below its minimum',
      { minimum: '300.00' },
      {},
      { code: 'minimum_purchase', minimum: '300.00', missing: '50.00' },
    ],
    ['for the room of a piece', { limits: { rooms: ['bedroom'], products: [] } }, {}, null],
    [
      'for other pieces, said before its minimum',
      { limits: { rooms: ['office'], products: [] }, minimum: '300.00' },
      {},
      { code: 'other_pieces', limits: { rooms: ['office'], products: [] } },
    ],
    [
      'for the product, with the minimum of the whole cart',
      { limits: { rooms: [], products: [{ id: 'lamp', name: null }] }, minimum: '300.00' },
      {
        lines: [
          { productId: 'bed', room: 'bedroom', lineTotal: '250.00' },
          { productId: 'lamp', room: 'lighting', lineTotal: '50.00' },
        ],
      },
      null,
    ],
    ['at its minimum', { minimum: '250.00' }, {}, null],
    ['with an amount that sorts wrongly as text', { minimum: '90.00' }, {}, null],
  ])('%s', (_, change, situation, rejection) => {
    expect(findCouponRejection({ ...coupon, ...change }, { ...use, ...situation })).toEqual(
      rejection,
    );
  });

  it('that does not exist is invalid', () => {
    expect(findCouponRejection(undefined, use)).toEqual({ code: 'invalid' });
  });
});
