import type { TranslationOf } from '../../../translate.ts';
import type { phoneOrder as english } from '../../en/admin-orders/phone-order.ts';

export const phoneOrder: TranslationOf<typeof english> = {
  lead: 'لعميل على الهاتف: اختيار القطع أولًا، ثم بيانات المستلم والعنوان. لا تسري حدود المشترين الجدد، ويسري المخزون.',
  pieces: 'القطع',
  search: 'الاسم أو رمز القطعة',
  find: 'بحث',
  nothing: 'لا توجد قطع معروضة تطابق «{query}».',
  add: 'إضافة',
  remove: 'حذف',
  quantity: 'العدد',
  update: 'تحديث الأعداد',
  left: 'المتوفر {count} فقط',
  empty: 'لم تُختر أي قطعة بعد.',
  caller: 'العميل والتوصيل',
  emailHint: 'من دونه لا تصل رسائل إلى العميل، فنتصل به.',
  coupon: 'الكوبون',
  couponHint: 'للعملاء أصحاب الحسابات، مع كتابة بريد الحساب.',
  couponNeedsAccount:
    'الكوبونات لأصحاب الحسابات: اكتب بريد حساب العميل، أو اترك خانة الكوبون فارغة.',
  chooseGovernorate: 'اختر المحافظة',
  place: 'تسجيل الطلب',
  placeFor: 'تسجيل الطلب بمبلغ {amount}',
  placing: 'جارٍ التسجيل …',
  agree: 'يدفع العميل {amount} عند الاستلام. اضغط مرة أخرى لتسجيل الطلب.',
  notPlaced: 'لم يُسجَّل الطلب بعد',
};
