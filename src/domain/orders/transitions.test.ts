import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStatuses, type OrderStatus } from './status.ts';
import { nextStatuses, isFinalStatus, canChangeStatus, type Changer } from './transitions.ts';

const changers: readonly Changer[] = ['customer', 'staff', 'system'];
const status = fc.constantFrom(...orderStatuses);
const changer = fc.constantFrom(...changers);

/** Where an order stands after some wishes, of which the forbidden ones are refused. */
function walk(wishes: readonly (readonly [OrderStatus, Changer])[]): OrderStatus[] {
  const path: OrderStatus[] = ['placed'];
  for (const [to, by] of wishes) if (canChangeStatus(path.at(-1)!, to, by)) path.push(to);
  return path;
}

describe('the transitions of an order', () => {
  it('allow no change of a final status, by any role', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(status, changer), { maxLength: 60 }), (wishes) => {
        const path = walk(wishes);
        expect(path.slice(0, -1).some(isFinalStatus)).toBe(false);
      }),
    );
  });

  it('never return to an earlier status', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(status, changer), { maxLength: 60 }), (wishes) => {
        const path = walk(wishes);
        expect(new Set(path).size).toBe(path.length);
      }),
    );
  });

  it('can reach every status', () => {
    const reached = new Set<OrderStatus>(['placed']);
    for (const from of reached) {
      for (const to of changers.flatMap((by) => nextStatuses(from, by))) reached.add(to);
    }
    expect([...reached].toSorted()).toEqual(orderStatuses.toSorted());
  });

  it('is delivered only after it was shipped, and returned only after it was delivered', () => {
    const before = (to: OrderStatus) =>
      orderStatuses.filter((from) => changers.some((by) => canChangeStatus(from, to, by)));
    expect(before('delivered')).toEqual(['shipped']);
    expect(before('refused')).toEqual(['shipped']);
    expect(before('returned')).toEqual(['delivered']);
  });
});

describe('a customer', () => {
  it('may cancel until the piece is cut or has left, and do nothing else', () => {
    const may = orderStatuses.filter((from) => nextStatuses(from, 'customer').length > 0);
    expect(may).toEqual(['placed', 'confirmed', 'preparing']);
    expect(may.flatMap((from) => nextStatuses(from, 'customer'))).toEqual(
      may.map(() => 'cancelled'),
    );
  });
});
