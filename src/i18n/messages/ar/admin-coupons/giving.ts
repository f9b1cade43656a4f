import type { TranslationOf } from '../../../translate.ts';
import type { couponGiving as english } from '../../en/admin-coupons/giving.ts';

export const couponGiving: TranslationOf<typeof english> = {
  link: 'منح الكوبون لعملاء',
  title: 'منح {code} لعملاء',
  lead: 'يُضاف الكوبون إلى السلة التالية لكل عميل. ومن يرغب في العروض يصله إشعار واحد.',
  back: 'إلى الكوبون',
  emails: 'عناوين البريد الإلكتروني',
  hint: 'عنوان في كل سطر، أو بينها فواصل. ٥٠٠ عنوان على الأكثر، كما هي مسجّلة في الحسابات.',
  give: 'منح',
  giving: 'جارٍ المنح …',
  failed: 'لم يُمنح الكوبون لأحد',
  notUsable: 'الكوبون موقوف أو انتهت مدته أو من كوبونات اللعبة.',
  tooMany: '٥٠٠ عنوان على الأكثر في المرة الواحدة.',
  done: {
    zero: 'لم يُمنح الكوبون لأي عميل.',
    one: 'أصبح الكوبون لدى عميل واحد.',
    two: 'أصبح الكوبون لدى عميلين.',
    few: 'أصبح الكوبون لدى {count} عملاء.',
    many: 'أصبح الكوبون لدى {count} عميلًا.',
    other: 'أصبح الكوبون لدى {count} عميل.',
  },
  details: 'نتيجة كل عنوان',
  results: {
    sent: 'أصبح الكوبون لديه',
    has_it: 'الكوبون لديه من قبل',
    has_used_it: 'سبق له استخدامه',
    for_another: 'الكوبون لعميل آخر',
    unknown_customer: 'لا يوجد حساب بهذا العنوان',
    invalid_email: 'ليس عنوان بريد إلكتروني',
    twice: 'مكرر في القائمة',
  },
  pendingLink: 'كوبونات العملاء',
  list: {
    caption: 'كوبونات العملاء',
    columns: {
      coupon: 'الكوبون',
      customer: 'العميل',
      state: 'الحالة',
      since: 'تاريخ المنح',
      used: 'تاريخ الاستخدام',
    },
    views: { waiting: 'في الانتظار', used: 'المستخدمة' },
    states: { waiting: 'في الانتظار', used: 'استُخدم', unusable: 'لم يعد صالحًا' },
    empty: 'لم يُمنح أي كوبون بعد',
    emptyText: 'افتح أحد الكوبونات لمنحه لعملاء.',
  },
};
