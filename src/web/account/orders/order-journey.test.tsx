import { expect, it } from 'vitest';
import type { OrderDetail } from '#services/orders/find-order.server.ts';
import { renderForTest } from '../../shared/testing/render-for-test.tsx';
import { OrderJourney } from './order-journey.tsx';

const track = (madeToOrder: boolean, status: OrderDetail['status'] = 'confirmed') => {
  const order = {
    status,
    timeline: [],
    items: [{ madeToOrder }],
    expected: { from: '2026-11-20', to: '2026-11-24' },
  } as unknown as OrderDetail;
  return renderForTest(<OrderJourney order={order} />);
};

it('mentions production only for orders with a piece that is made to order', () => {
  expect(track(true)).toContain('Made to order in our workshops');
  expect(track(false)).not.toContain('Made to order');
  expect(track(false)).toContain('From our store');
});

it('mentions the driver once the order has been shipped', () => {
  expect(track(true, 'shipped')).toContain('The driver will call');
});
