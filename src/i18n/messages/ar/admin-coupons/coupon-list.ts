import type { TranslationOf } from '../../../translate.ts';
import type { couponList as english } from '../../en/admin-coupons/coupon-list.ts';

export const couponList: TranslationOf<typeof english> = {
  caption: 'الكوبونات',
  search: 'الكود',
  columns: {
    code: 'الكود',
    discount: 'الخصم',
    state: 'الحالة',
    isActive: 'مفعّل',
    starts: 'البداية',
    expires: 'النهاية',
    uses: 'مرات الاستخدام',
    maxUses: 'الحد الأقصى',
    source: 'المصدر',
    created: 'تاريخ الإنشاء',
  },
  filters: {
    endsSoon: 'ينتهي خلال ٧ أيام',
  },
  views: {
    running: 'السارية',
    endsSoon: 'تنتهي قريبًا',
  },
  states: {
    planned: 'لم يبدأ بعد',
    running: 'سارٍ',
    used_up: 'استُنفد',
    ended: 'انتهى',
    off: 'موقوف',
  },
  sources: {
    staff: 'فريق العمل',
    game: 'اللعبة',
  },
  empty: 'لا توجد كوبونات بعد',
  emptyText: 'ستظهر هنا الكوبونات، ومنها كوبونات اللعبة.',
};
