import type { TranslationOf } from '../../../translate.ts';
import type { summary as english } from '../../en/cart/summary.ts';

export const summary: TranslationOf<typeof english> = {
  title: 'الملخص',
  subtotal: 'المجموع الفرعي',
  discount: 'الخصم',
  discountBy: 'الخصم ({code})',
  total: 'الإجمالي قبل التوصيل',
  shipping: 'التوصيل (تقديري)',
  shippingTo: 'التوصيل إلى {governorate} (تقديري)',
  free: 'مجانًا',
  tax: 'الضريبة (تقديرية)',
  taxIncluded: 'مشمولة في السعر',
  payable: 'المطلوب عند الاستلام',
  deliverTo: 'التوصيل إلى',
  choose: 'محافظتك',
  byGovernorate: 'حسب المحافظة',
  plusDelivery: '{amount} + التوصيل',
  pieces: {
    zero: 'لا قطع',
    one: 'قطعة واحدة',
    two: 'قطعتان',
    few: '{count} قطع',
    many: '{count} قطعة',
    other: '{count} قطعة',
  },
  cashNote: 'تدفع نقدًا حين تصبح القطع بين يديك. لا نأخذ شيئًا قبل ذلك.',
};
