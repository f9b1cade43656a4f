import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { formatMoney } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import type { LockedOrder } from '../orders/lock-order.server.ts';
import { writeEntry } from '../orders/move-order.server.ts';
import type { Staff } from '../shared/staff.ts';

const texts = {
  decided: {
    en: (amount: string) => `Refund decided: ${amount}.`,
    ar: (amount: string) => `تقرّر رد مبلغ ${amount}.`,
  },
  changed: {
    en: (amount: string) => `Refund changed to ${amount}.`,
    ar: (amount: string) => `تغيّر المبلغ المقرر رده إلى ${amount}.`,
  },
  withdrawn: {
    en: (amount: string) => `Refund of ${amount} withdrawn.`,
    ar: (amount: string) => `تم التراجع عن رد مبلغ ${amount}.`,
  },
  paid: {
    en: (amount: string) => `Given back to the customer: ${amount}.`,
    ar: (amount: string) => `تم رد ${amount} إلى العميل.`,
  },
} as const;

interface RefundNote {
  what: keyof typeof texts;
  amount: string;
  staff: Staff;
}

/** An internal entry on the timeline, which names the member of staff. */
export async function noteRefund(
  trx: Transaction<DB>,
  { id, status, currency }: LockedOrder,
  { what, amount, staff: { actor, now } }: RefundNote,
): Promise<void> {
  const noteIn = (locale: Locale) => texts[what][locale](formatMoney(amount, locale, currency));
  await writeEntry(trx, id, {
    ...{ status, by: 'staff', actorId: actor.userId, now, isVisible: false },
    note: { en: noteIn('en'), ar: noteIn('ar') },
  });
}
