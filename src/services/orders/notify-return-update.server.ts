import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { Bilingual } from '#domain/bilingual.ts';
import type { ReturnStatus } from '#domain/orders/returns.ts';
import { formatDate, formatMoney } from '#i18n/format.ts';
import { localized } from '#i18n/locale.ts';
import { enqueueMail } from '../mail/enqueue-mail.server.ts';
import { orderMailData, notifyBuyer, type OrderBuyer } from './buyer.server.ts';
import { readReturnedPieces } from './read-mailed-order.server.ts';
import type { Note } from './move-order.server.ts';

interface ReturnUpdate {
  returnId: string;
  status: ReturnStatus;
  answer?: Note | null;
  /** What the buyer gets back, and the last day on which; null when they have it. */
  refund?: { amount: string; day: string | null } | null;
  now: Date;
}

const titles: Record<ReturnStatus, Bilingual> = {
  requested: { en: 'We have your return request', ar: 'وصلنا طلب الإرجاع' },
  approved: { en: 'Your return is approved', ar: 'تمت الموافقة على الإرجاع' },
  refused: { en: 'We cannot accept your return', ar: 'تعذّر قبول طلب الإرجاع' },
  received: { en: 'Your return has arrived', ar: 'وصلنا ما أرجعته' },
  refunded: { en: 'Your refund is paid', ar: 'تم رد المبلغ إليك' },
};

/** Mails and notifies the buyer about a return. */
export async function notifyReturnUpdate(
  trx: Transaction<DB>,
  buyer: OrderBuyer,
  { returnId, status, answer, refund, now }: ReturnUpdate,
): Promise<void> {
  await enqueueMail(trx, {
    recipient: buyer.email,
    locale: buyer.locale,
    template: 'return_update',
    orderId: buyer.orderId,
    data: {
      ...orderMailData(buyer),
      status,
      pieces: await readReturnedPieces(trx, returnId, buyer),
      answer: localized(buyer.locale, answer?.en, answer?.ar) || null,
      refund: refund ? formatMoney(refund.amount, buyer.locale, buyer.currency) : null,
      day: refund?.day ? formatDate(refund.day, buyer.locale, 'day') : null,
    },
    now,
  });
  await notifyBuyer(trx, buyer, { title: titles[status], now });
}
