import { describe, expect, it } from 'vitest';
import { deliveryPath } from './status.ts';

describe('deliveryPath', () => {
  it('names the stage that an order is in', () => {
    expect(deliveryPath('shipped', ['placed', 'confirmed', 'preparing', 'shipped'])).toEqual({
      stages: ['placed', 'confirmed', 'preparing', 'shipped', 'delivered'],
      current: 3,
    });
  });

  it('includes production when the piece was made to order', () => {
    const path = deliveryPath('delivered', ['placed', 'confirmed', 'in_production', 'shipped']);
    expect(path?.stages[2]).toBe('in_production');
  });

  it.each(['cancelled', 'returned', 'refused'] as const)('has no next stage after %s', (status) => {
    expect(deliveryPath(status, ['placed', status])).toBeNull();
  });
});
