import { expect, it } from 'vitest';
import { orderMoney, type OrderMoneyFacts } from '#domain/orders/order-money.ts';
import type { OrderDesk } from '#services/order-desk/read-order-desk.server.ts';
import { renderForTest } from '../../../shared/testing/render-for-test.tsx';
import { DeskMoney } from './desk-money.tsx';

const read = (facts: Partial<OrderMoneyFacts>) => {
  const order = { status: 'delivered', payable: '280.00', shortBy: '0.00' } as const;
  const sums = { refunded: '0.00', toGiveBack: '0.00', givenBack: '0.00' };
  const desk = {
    ...{ subtotal: '280.00', discount: '0.00', shipping: '0.00', payable: '280.00' },
    ...{ tax: '0.00', taxIncluded: true, taxRate: '14.00', currency: 'USD' },
    status: facts.status ?? 'delivered',
    money: orderMoney({ ...order, ...sums, ...facts }),
  } as unknown as OrderDesk;
  return renderForTest(<DeskMoney order={desk} />).replaceAll(/<[^>]+>/g, ' ');
};

it('asks for cash only while it is to be collected', () => {
  expect(read({ status: 'shipped' })).toMatch(/Cash to collect\s+\$280/);
  for (const facts of [
    {},
    { shortBy: '30.00' },
    { refunded: '80.00', givenBack: '80.00' },
    { refunded: '280.00', toGiveBack: '280.00' },
    { status: 'cancelled' },
    { status: 'refused' },
  ] as const) {
    expect(read(facts), JSON.stringify(facts)).not.toContain('Cash to collect');
  }
  expect(read({})).toMatch(/Paid in cash\s+\$280/);
  expect(read({ status: 'cancelled' })).toMatch(/Cancelled: to collect\s+\$0/);
  expect(read({ refunded: '280.00', toGiveBack: '280.00' })).toMatch(/To give back\s+\$280/);
});
