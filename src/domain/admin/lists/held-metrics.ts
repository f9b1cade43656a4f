import { viewSearch } from './list.ts';
import { defineMetric } from './metric.ts';
import { ordersList } from './orders-list.ts';

const filter = viewSearch(ordersList, 'waiting');

/** What orders that wait for a call hold together. */
export const heldMetrics = {
  orders: defineMetric({ list: ordersList, filter, aggregate: 'count' }),
  pieces: defineMetric({ list: ordersList, filter, aggregate: { sum: 'pieces' } }),
  value: defineMetric({ list: ordersList, filter, aggregate: { sum: 'payable' } }),
};
