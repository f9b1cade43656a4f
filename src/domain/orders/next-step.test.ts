import { expect, it } from 'vitest';
import { nextStep } from './next-step.ts';
import { orderStatuses, statusesToDelivery, type OrderStatus } from './status.ts';
import { canChangeStatus } from './transitions.ts';

it.each(orderStatuses)('is a change that staff may make from %s, or nothing', (status) => {
  const steps = [nextStep(status, true), nextStep(status, false)];
  const impossible = steps.filter((next) => next && !canChangeStatus(status, next, 'staff'));
  expect(impossible).toEqual([]);
});

it('leads every order to its delivery', () => {
  const path = (isMadeToOrder: boolean) => {
    const steps: OrderStatus[] = ['placed'];
    for (let next = nextStep('placed', isMadeToOrder); next; next = nextStep(next, isMadeToOrder)) {
      steps.push(next);
    }
    return steps;
  };
  expect(path(true)).toEqual(statusesToDelivery);
  expect(path(false)).toEqual(['placed', 'confirmed', 'preparing', 'shipped', 'delivered']);
});
