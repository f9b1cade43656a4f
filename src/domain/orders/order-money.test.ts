import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAmounts, subtract, sum, toCents } from '../money.ts';
import {
  maxRefund,
  moneyLines,
  orderMoney,
  type OrderMoneyFacts,
  payoutOf,
  taxOf,
} from './order-money.ts';
import { orderStatuses } from './status.ts';

const amount = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

type Step = { kind: 'short' | 'refund' | 'pay'; part: number };

/** An order after some steps, of which those that are too much do nothing. */
function walk(payable: string, steps: readonly Step[]): OrderMoneyFacts {
  const open: string[] = [];
  const start: OrderMoneyFacts = {
    ...{ status: 'delivered', payable, shortBy: '0.00' },
    ...{ refunded: '0.00', toGiveBack: '0.00', givenBack: '0.00' },
  };
  return steps.reduce((facts, step) => Object.assign(facts, changeBy(step, facts, open)), start);
}

/** `open`: what waits to be given back. */
function changeBy({ kind, part }: Step, facts: OrderMoneyFacts, open: string[]) {
  const share = (of: string) => amount(Math.floor((Number(toCents(of)) * part) / 100));
  const { refunded, toGiveBack, givenBack } = facts;
  if (kind === 'short') return refunded === '0.00' ? { shortBy: share(facts.payable) } : {};
  if (kind === 'refund') {
    const money = orderMoney(facts);
    const refund = share(maxRefund(money));
    const payout = payoutOf(refund, money);
    open.push(payout);
    return { refunded: sum([refunded, refund]), toGiveBack: sum([toGiveBack, payout]) };
  }
  const paid = open.shift() ?? '0.00';
  return { toGiveBack: subtract(toGiveBack, paid), givenBack: sum([givenBack, paid]) };
}

const step = fc.record({
  kind: fc.constantFrom('short', 'refund', 'refund', 'pay'),
  part: fc.integer({ min: 0, max: 100 }),
});

describe('the money of an order', () => {
  it('is retained, given back, waits to be given back or is due: nothing is lost or made', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000_000 }).map(amount),
        fc.array(step, { maxLength: 12 }),
        fc.constantFrom(...orderStatuses),
        (payable, steps, status) => {
          const delivered = walk(payable, steps);
          const isPaid = status === 'delivered' || status === 'returned';
          const facts = isPaid ? { ...delivered, status } : { ...walk(payable, []), status };
          const money = orderMoney(facts);
          const back = sum([money.givenBack, money.toGiveBack]);
          expect(compareAmounts(money.received, back)).toBeGreaterThanOrEqual(0);
          // Charged less what came back and was settled is what is retained …
          expect(money.retained).toBe(subtract(money.charged, sum([back, money.settled])));
          // … which is in the till, or due.
          expect(money.retained).toBe(sum([subtract(money.received, back), money.due]));
        },
      ),
    );
  });

  it('is due at the door until it was delivered, and never of an order that ended before', () => {
    const due = orderStatuses.map((status) => [
      status,
      orderMoney({ ...walk('280.00', []), status }).due,
    ]);
    expect(Object.fromEntries(due)).toEqual({
      ...{ placed: '280.00', confirmed: '280.00', in_production: '280.00', preparing: '280.00' },
      ...{ shipped: '280.00', delivered: '0.00' },
      ...{ cancelled: '0.00', returned: '0.00', refused: '0.00' },
    });
  });

  it('of a refund first settles what the buyer still owes', () => {
    const short = walk('100.00', [{ kind: 'short', part: 10 }]);
    expect(orderMoney(short)).toMatchObject({ state: 'short', received: '90.00', due: '10.00' });
    expect(payoutOf('30.00', orderMoney(short))).toBe('20.00');
    expect(payoutOf('4.00', orderMoney(short))).toBe('0.00');
    const whole = { refunded: '100.00', toGiveBack: '90.00' };
    expect(orderMoney({ ...short, ...whole })).toMatchObject({
      ...{ state: 'to_give_back', settled: '10.00', due: '0.00', retained: '0.00' },
    });
  });

  it('is written line by line: what was paid, what came back, what is open', () => {
    const names = (facts: OrderMoneyFacts) => moneyLines(orderMoney(facts)).map(({ name }) => name);
    expect(names({ ...walk('100.00', []), status: 'placed' })).toEqual(['due']);
    expect(names({ ...walk('100.00', []), status: 'cancelled' })).toEqual(['due']);
    expect(names(walk('100.00', []))).toEqual(['received']);
    expect(names(walk('100.00', [{ kind: 'short', part: 10 }]))).toEqual(['received', 'due']);
    const back: Step[] = [
      { kind: 'refund', part: 10 },
      { kind: 'pay', part: 0 },
      { kind: 'refund', part: 20 },
    ];
    expect(names(walk('100.00', back))).toEqual(['received', 'given_back', 'to_give_back']);
  });
});

describe('the tax of an order', () => {
  const included = { tax: '0.00', taxIncluded: true, taxRate: '14.00' };

  it('is the part of the amount that prices include', () => {
    expect(taxOf(included, '114.00')).toEqual({ isIncluded: true, rate: '14.00', amount: '14.00' });
    expect(taxOf(included, '100.00')?.amount).toBe('12.28');
  });

  it('is what was added to prices without it', () => {
    const added = { tax: '14.00', taxIncluded: false, taxRate: '14.00' };
    expect(taxOf(added, '169.00')).toMatchObject({ isIncluded: false, amount: '14.00' });
  });

  it('is none without a rate', () => {
    expect(taxOf({ ...included, taxRate: '0.00' }, '100.00')).toBeNull();
    expect(taxOf({ ...included, taxRate: null }, '100.00')).toBeNull();
  });

  it('and the net amount add up to the whole, to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }).map(amount),
        fc.integer({ min: 1, max: 10_000 }).map(amount),
        (gross, rate) => {
          const { amount: tax } = taxOf({ ...included, taxRate: rate }, gross)!;
          const net = Number(subtract(gross, tax));
          expect(Math.abs(net * (1 + Number(rate) / 100) - Number(gross))).toBeLessThan(0.011);
        },
      ),
    );
  });
});
