import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canReturn,
  returnableQuantity,
  canReturnBecome,
  findReturnRejection,
  lastRefundDay,
  maxRestocked,
  type ReturnedLine,
  returnReasons,
  returnStatuses,
  type ReturnableOrder,
  type ReturnReason,
  usuallyRestocked,
} from './returns.ts';

const deliveredAt = new Date('2026-03-01T21:30:00Z');
const chair = { id: 'chair', quantity: 4, inReturn: 1, madeToOrder: false };
const sofa = { id: 'sofa', quantity: 1, inReturn: 0, madeToOrder: true };
const order: ReturnableOrder = { status: 'delivered', deliveredAt, lines: [chair, sofa] };
const now = new Date('2026-03-10T10:00:00Z');
const buyer = { now, by: 'buyer' } as const;
const ask = (item_id: string, quantity: number, reason: ReturnReason = returnReasons[0]) => [
  { item_id, quantity, reason },
];

describe('a return', () => {
  it('can be requested until the thirtieth day in Cairo', () => {
    // Delivered half an hour before midnight in Cairo, on the first of March.
    expect(canReturn(order, new Date('2026-03-31T21:59:00Z'))).toBe(true);
    expect(canReturn(order, new Date('2026-03-31T22:01:00Z'))).toBe(false);
  });

  it('needs a delivered order with pieces left', () => {
    expect(canReturn({ ...order, status: 'shipped' }, now)).toBe(false);
    expect(canReturn({ ...order, deliveredAt: null }, now)).toBe(false);
    expect(canReturn({ ...order, lines: [{ ...sofa, inReturn: 1 }] }, now)).toBe(false);
  });

  it('accepts made-to-order pieces only with a defect', () => {
    expect(findReturnRejection(order, ask('sofa', 1, 'defective'), buyer)).toBeNull();
    for (const reason of returnReasons.slice(1)) {
      expect(findReturnRejection(order, [{ item_id: 'sofa', quantity: 1, reason }], buyer)).toBe(
        'made_to_order',
      );
    }
  });

  it('never accepts more pieces than are left, however the lines are split', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (quantities) => {
        const lines = quantities.flatMap((quantity) => ask('chair', quantity));
        const total = quantities.reduce((sum, each) => sum + each, 0);
        expect(findReturnRejection(order, lines, buyer)).toBe(
          total > returnableQuantity(chair) ? 'too_many' : null,
        );
      }),
    );
  });

  it('can be opened by staff after the last day, but not against the other rules', () => {
    const late = { now: new Date('2026-06-10T10:00:00Z'), by: 'staff' } as const;
    expect(findReturnRejection(order, ask('chair', 1), { ...late, by: 'buyer' })).toBe(
      'not_returnable',
    );
    expect(findReturnRejection(order, ask('chair', 1), late)).toBeNull();
    expect(findReturnRejection(order, ask('chair', 4), late)).toBe('too_many');
    expect(findReturnRejection(order, ask('sofa', 1, 'changed_mind'), late)).toBe('made_to_order');
  });

  it('rejects pieces of another order', () => {
    expect(findReturnRejection(order, ask('lamp', 1), buyer)).toBe('not_returnable');
  });

  it('puts intact pieces back into stock, never those made to order', () => {
    const line: ReturnedLine = { quantity: 2, reason: 'changed_mind', isStocked: true };
    expect(usuallyRestocked(line)).toBe(2);
    expect(usuallyRestocked({ ...line, reason: 'defective' })).toBe(0);
    expect(maxRestocked({ ...line, reason: 'defective' })).toBe(2);
    expect(maxRestocked({ ...line, isStocked: false })).toBe(0);
  });

  it('is paid back within seven business days, which leave out Friday and Saturday', () => {
    // A Thursday: the first business day is Sunday.
    expect(lastRefundDay(new Date('2026-11-19T10:00:00Z'))).toBe('2026-11-30');
    expect(lastRefundDay(new Date('2026-11-22T23:30:00Z'))).toBe('2026-12-02');
  });

  it('ends refused or refunded, and refunds only what was received', () => {
    const before = (to: (typeof returnStatuses)[number]) =>
      returnStatuses.filter((from) => canReturnBecome(from, to));
    expect(before('refunded')).toEqual(['received']);
    expect(before('received')).toEqual(['approved']);
    for (const end of ['refused', 'refunded'] as const) {
      expect(returnStatuses.filter((to) => canReturnBecome(end, to))).toEqual([]);
    }
  });
});
