import { expect, test } from 'vitest';
import { priceLine } from '../checkout/priced-line.ts';
import { allowedReturnReasons, returnReasons } from '../orders/returns.ts';
import { deliveryPromise } from './delivery-promise.ts';
import { stockStatuses, type StockStatus } from './product.ts';

const leadTimes = {
  unknown: null,
  ready: { from: 0, to: 0 },
  'a few days': { from: 3, to: 7 },
  'just under two weeks': { from: 10, to: 13 },
  'two weeks': { from: 10, to: 14 },
  'six to eight weeks': { from: 42, to: 56 },
};
type Lead = keyof typeof leadTimes;

const short: Lead[] = ['unknown', 'ready', 'a few days', 'just under two weeks'];
const long: Lead[] = ['two weeks', 'six to eight weeks'];

/** Badge, arrival date, terms of return. */
const table: [StockStatus, Lead[], string, boolean, string | null][] = [
  ['in_stock', short, 'in_stock', true, 'any_reason'],
  ['in_stock', long, 'made_in_weeks', true, 'any_reason'],
  ['low_stock', short, 'low_stock', true, 'any_reason'],
  ['low_stock', long, 'made_in_weeks', true, 'any_reason'],
  ['pre_order', [...short, ...long], 'pre_order', true, 'defective_only'],
  ['out_of_stock', [...short, ...long], 'out_of_stock', false, null],
  ['sold_out', [...short, ...long], 'sold_out', false, null],
];
const rows = table.flatMap(([status, leads, ...rest]) =>
  leads.map((lead) => [status, lead, ...rest] as const),
);

test('the table covers every combination of stock status and lead time once', () => {
  const combinations = stockStatuses.flatMap((status) =>
    Object.keys(leadTimes).map((lead) => `${status} ${lead}`),
  );
  expect(rows.map(([status, lead]) => `${status} ${lead}`).toSorted()).toEqual(
    combinations.toSorted(),
  );
});

test.each(rows)('%s, %s: badge %s, arrival %s, returns %s', (status, lead, ...promised) => {
  const leadTime = leadTimes[lead];
  const { availability, hasArrival, returns, weeks } = deliveryPromise({ status, leadTime });
  expect([availability, hasArrival, returns]).toEqual(promised);
  expect(weeks !== null).toBe(long.includes(lead));
});

test('a stocked piece that takes at most a week says within how many days it leaves', () => {
  const within = (status: StockStatus, lead: Lead) =>
    deliveryPromise({ status, leadTime: leadTimes[lead] }).leavesWithin;
  expect(within('in_stock', 'a few days')).toBe(7);
  expect(within('low_stock', 'ready')).toBe(1);
  expect(within('in_stock', 'just under two weeks')).toBeNull();
  expect(within('in_stock', 'unknown')).toBeNull();
  for (const status of ['pre_order', 'out_of_stock', 'sold_out'] as const)
    expect(within(status, 'a few days')).toBeNull();
});

test.each(rows)('cart, order and return form agree with the page: %s, %s', (status, lead) => {
  const leadTime = leadTimes[lead];
  const pieces = status === 'in_stock' ? 9 : status === 'low_stock' ? 2 : 0;
  const line = priceLine(
    {
      ...{ productId: 'p', variantId: null, slug: '', sku: '', room: '', query: '', options: [] },
      ...{ name: { en: '', ar: '' }, workshop: null, picture: null, price: '10.00' },
      ...{ stockStatus: status, lowStockThreshold: 3, pieces, leadTime },
    },
    { product_id: 'p', variant_id: null, quantity: 1, unit_price: '10.00' },
  );
  const promise = deliveryPromise({ status: line.stockStatus, leadTime: line.leadTime });
  expect(promise).toEqual(deliveryPromise({ status, leadTime }));
  expect(line.quantity > 0).toBe(promise.hasArrival);
  if (!promise.hasArrival) return;
  expect(allowedReturnReasons(line)).toEqual(
    promise.returns === 'any_reason' ? returnReasons : ['defective'],
  );
});
