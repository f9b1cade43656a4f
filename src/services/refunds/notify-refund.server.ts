import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { isZero } from '#domain/money.ts';
import { lastRefundDay } from '#domain/orders/returns.ts';
import { formatDate, formatMoney } from '#i18n/format.ts';
import { localized } from '#i18n/locale.ts';
import { enqueueMail } from '../mail/enqueue-mail.server.ts';
import { notifyBuyer, orderMailData, toBuyer } from '../orders/buyer.server.ts';
import type { LockedOrder } from '../orders/lock-order.server.ts';
import { notifyReturnUpdate } from '../orders/notify-return-update.server.ts';
import type { LockedRefund } from './lock-refund.server.ts';

interface RefundNotice {
  refund: Omit<LockedRefund, 'id'>;
  status: 'agreed' | 'paid' | 'withdrawn';
  now: Date;
}

const titles = {
  agreed: { en: 'You get money back', ar: 'لك مبلغ نرده إليك' },
  paid: { en: 'Your refund is paid', ar: 'تم رد المبلغ إليك' },
  withdrawn: { en: 'About your refund', ar: 'بخصوص المبلغ المردود' },
} as const;

/** Mails and notifies the buyer about money that they get back. */
export async function notifyRefund(
  trx: Transaction<DB>,
  order: LockedOrder,
  { refund, status, now }: RefundNotice,
): Promise<void> {
  const buyer = toBuyer(order);
  if (refund.return_id && status === 'paid') {
    const returned = { returnId: refund.return_id, status: 'refunded' } as const;
    await notifyReturnUpdate(trx, buyer, {
      ...returned,
      refund: { amount: refund.payout, day: null },
      now,
    });
    return;
  }
  const { locale, currency } = buyer;
  const isSettled = status === 'agreed' && isZero(refund.payout);
  await enqueueMail(trx, {
    ...{ recipient: buyer.email, locale, template: 'refund_update', orderId: buyer.orderId },
    data: {
      ...orderMailData(buyer),
      status: isSettled ? 'settled' : status,
      amount: formatMoney(isSettled ? refund.amount : refund.payout, locale, currency),
      day: formatDate(lastRefundDay(now), locale, 'day'),
      reason: localized(locale, refund.reason, refund.reason_ar) || null,
    },
    now,
  });
  await notifyBuyer(trx, buyer, { title: titles[status], now });
}
