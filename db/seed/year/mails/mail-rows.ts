import type pg from 'pg';
import { orderId, orderNumber } from '../../commerce/order-rows.ts';
import type { OrderStep, SeededOrder } from '../../commerce/seeded-order.ts';
import { idOf } from '../../ids.ts';
import { type Rows, rowsOf } from '../../rows.ts';
import { daysBefore, hoursAfter } from '../../time.ts';
import { orderNotices } from './order-notices.ts';

const shownDays = 45;

type Notice = { order: SeededOrder; number: string; step: OrderStep; id: string };

/** The latest moves that buyers were informed of. Guests have no account and get a mail only. */
function noticesOf(orders: readonly SeededOrder[], numbers: readonly string[], now: Date) {
  const since = daysBefore(now, shownDays);
  return orders.flatMap((order, index) =>
    order.steps
      .filter(({ status, at, isInternal }) => orderNotices[status] && at > since && !isInternal)
      .map((step, position): Notice => ({
        order,
        number: orderNumber(order, numbers[index]!),
        step,
        id: `${order.key} ${position}`,
      })),
  );
}

const toNotification = ({ order, number, step, id }: Notice) => {
  const [title, title_ar] = orderNotices[step.status]!.title;
  return {
    id: idOf('notification', id),
    user_id: order.userId!,
    category_id: idOf('notification category', 'orders'),
    title,
    title_ar,
    body: `Order ${number}`,
    // The number is isolated, so that it is read from left to right.
    body_ar: `الطلب رقم \u2066${number}\u2069`,
    link_url: `/account/track-order/${orderId(order)}`,
    visible_from: step.at,
    read_at: step.at < order.steps.at(-1)!.at ? hoursAfter(step.at, 3) : null,
    created_by: null,
    created_at: step.at,
  };
};

/** Sent long ago: no job sends it again, and its text went with the link in it. */
const toMail = ({ order, number, step, id }: Notice) => ({
  id: idOf('mail', id),
  recipient: order.email,
  locale: order.locale,
  template: `order_${step.status}`,
  subject: orderNotices[step.status]!.subject(number)[order.locale === 'ar' ? 1 : 0],
  text: null,
  html: null,
  carries_link: true,
  status: 'sent' as const,
  attempts: 1,
  last_error: null,
  sent_at: hoursAfter(step.at, 0.01),
  created_at: step.at,
  updated_at: step.at,
});

const failure = '550 5.1.1 mailbox unavailable';
const maxAttempts = 14;

/** `numbers`: the running number of each order. */
export function mailRows(
  orders: readonly SeededOrder[],
  numbers: readonly string[],
  now: Date,
): Rows[] {
  const notices = noticesOf(orders, numbers, now);
  return [
    rowsOf(
      'notifications',
      notices.filter(({ order }) => order.userId !== null).map(toNotification),
    ),
    rowsOf('mail_outbox', notices.map(toMail)),
  ];
}

/** One mail could not be delivered: it and its job wait for an admin. */
export async function failMail(client: pg.Client, now: Date): Promise<void> {
  const id = idOf('mail', 'failed');
  const failedAt = hoursAfter(now, -20);
  await client.query(
    `insert into mail_outbox (id, recipient, locale, template, subject, text, html, status, attempts,
       last_error, created_at)
     values ($1, 'mona.gaber@example.com', 'en', 'newsletter_welcome', 'Welcome to our newsletter',
       'Thank you for reading along.', '<p>Thank you for reading along.</p>', 'failed', $2, $3, $4)`,
    [id, maxAttempts, failure, daysBefore(now, 2)],
  );
  await client.query(
    `select graphile_worker.add_job('send-mail', json_build_object('mailId', $1::uuid),
       max_attempts => $2, job_key => 'mail:' || $1::uuid)`,
    [id, maxAttempts],
  );
  await client.query(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = $2,
       run_at = $3::timestamptz + exp(10) * interval '1 second'
     where key = 'mail:' || $1::uuid`,
    [id, failure, failedAt],
  );
}
