import { expect, it } from 'vitest';
import { deliveryCalendar, deliveryDays } from './delivery-calendar.ts';

const days = { number: '261115-10042', from: '2026-12-28', to: '2027-01-12' };

it('enters the days of a delivery, the last one included', () => {
  const entry = deliveryCalendar(days, 'Fustat, order; 261115-10042');
  expect(entry).toContain('DTSTART;VALUE=DATE:20261228\r\n');
  expect(entry).toContain('DTEND;VALUE=DATE:20270113\r\n');
  expect(entry).toContain('SUMMARY:Fustat\\, order\\; 261115-10042\r\n');
});

it.each([{ number: 'X\r\nSUMMARY:evil' }, { from: '2026-13-01' }, { to: 'soon' }])(
  'takes nothing but an order number and days: %j',
  (change) => {
    expect(deliveryDays.safeParse({ ...days, ...change }).success).toBe(false);
  },
);
