import type { TranslationOf } from '../../../translate.ts';
import type { couponBulk as english } from '../../en/admin-coupons/coupon-bulk.ts';

export const couponBulk: TranslationOf<typeof english> = {
  choose: 'تعديل الكوبونات المحددة',
  edits: {
    switchOff: 'إيقاف',
    switchOn: 'تفعيل',
    extend: 'تمديد النهاية',
  },
  fields: { until: 'النهاية الجديدة بتوقيت القاهرة' },
  preview: 'معاينة',
  previewing: 'جارٍ تجهيز المعاينة…',
  consequence: 'ستظهر لك التغييرات قبل حفظ أي شيء.',
};
