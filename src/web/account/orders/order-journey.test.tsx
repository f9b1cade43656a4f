import { expect, it } from 'vitest';
import type { OrderDetail } from '#services/orders/find-order.server.ts';
import { renderForTest } from '../../shared/testing/render-for-test.tsx';
import { OrderJourney } from './order-journey.tsx';

const track = (
  madeToOrder: boolean,
  status: OrderDetail['status'] = 'confirmed',
  past: OrderDetail['status'][] = [],
) => {
  const order = {
    status,
    timeline: past.map((each) => ({
      id: each,
      status: each,
      at: new Date(0),
      note: null,
      photos: [],
    })),
    items: [{ madeToOrder }],
    expected: { from: '2026-11-20', to: '2026-11-24' },
  } as unknown as OrderDetail;
  return renderForTest(<OrderJourney order={order} />);
};

it('says from the workshop for a piece that is made to order or was put on the bench', () => {
  expect(track(true)).toContain('first the bench');
  expect(track(false, 'preparing', ['in_production'])).toContain('first the bench');
  expect(track(false)).not.toContain('bench');
  expect(track(false)).toContain('From our store');
});

it('mentions the driver once the order has been shipped', () => {
  expect(track(true, 'shipped')).toContain('The driver will call');
});
