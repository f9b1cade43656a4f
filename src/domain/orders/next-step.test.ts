import { expect, it } from 'vitest';
import { nextStep } from './next-step.ts';
import { orderStatuses, type OrderStatus } from './status.ts';
import { canChangeStatus } from './transitions.ts';

it('is always a change that staff may make', () => {
  for (const status of orderStatuses) {
    for (const isMadeToOrder of [true, false]) {
      const next = nextStep(status, isMadeToOrder);
      if (next) expect(canChangeStatus(status, next, 'staff')).toBe(true);
    }
  }
});

it('leads every order to its delivery', () => {
  const path = (isMadeToOrder: boolean) => {
    const steps: OrderStatus[] = ['placed'];
    for (let next = nextStep('placed', isMadeToOrder); next; next = nextStep(next, isMadeToOrder)) {
      steps.push(next);
    }
    return steps;
  };
  expect(path(true)).toEqual([
    'placed',
    'confirmed',
    'in_production',
    'preparing',
    'shipped',
    'delivered',
  ]);
  expect(path(false)).toEqual(['placed', 'confirmed', 'preparing', 'shipped', 'delivered']);
});
