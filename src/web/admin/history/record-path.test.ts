import { expect, it } from 'vitest';
import { recordPath } from './record-path.ts';

it('opens the page of a record, and the history of one without a page or that is gone', () => {
  expect(recordPath({ table: 'orders', rowKey: 'a1', op: 'update' })).toBe('/admin/orders/a1');
  expect(recordPath({ table: 'orders', rowKey: 'a1', op: 'delete' })).toBe(
    '/admin/history?table=orders&key=a1',
  );
  expect(recordPath({ table: 'user_roles', rowKey: 'a1/sales', op: 'insert' })).toBe(
    '/admin/users/a1',
  );
  expect(recordPath({ table: 'buckets', rowKey: 'a1', op: 'insert' })).toBe(
    '/admin/history?table=buckets&key=a1',
  );
});
