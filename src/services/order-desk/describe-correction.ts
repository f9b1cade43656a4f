import type { CorrectedPart } from '#domain/orders/correction.ts';
import { formatMoney } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';

const names: Record<Locale, Record<CorrectedPart, string>> = {
  en: { phone: 'phone', address: 'address', notes: 'note' },
  ar: { phone: 'الهاتف', address: 'العنوان', notes: 'الملاحظة' },
};

interface NewAmounts {
  shipping: string;
  payable: string;
}

/** The entry on the timeline: which parts and what it costs now, but nothing personal. */
export function describeCorrection(
  parts: readonly CorrectedPart[],
  amounts: NewAmounts | null,
  { currency }: { currency: string },
) {
  const list = (locale: Locale) => parts.map((part) => names[locale][part]);
  const money = (amount: string, locale: Locale) => formatMoney(amount, locale, currency);
  const en = [
    `Corrected: ${list('en').join(', ')}.`,
    amounts &&
      `Delivery now costs ${money(amounts.shipping, 'en')}; the amount on delivery is ${money(amounts.payable, 'en')}.`,
  ];
  const ar = [
    `تم تعديل: ${list('ar').join('، ')}.`,
    amounts &&
      `التوصيل الآن ${money(amounts.shipping, 'ar')}، والمبلغ عند الاستلام ${money(amounts.payable, 'ar')}.`,
  ];
  return { en: en.filter(Boolean).join(' '), ar: ar.filter(Boolean).join(' ') };
}
