import type { TranslationOf } from '../../../translate.ts';
import type { orderCorrection as english } from '../../en/admin-orders/order-correction.ts';

export const orderCorrection: TranslationOf<typeof english> = {
  open: 'تعديل الهاتف أو العنوان أو الملاحظة',
  lead: 'متاح حتى خروج الطلب للتوصيل. تغيير المحافظة يغيّر رسوم التوصيل، ويظهر لك المبلغ الجديد قبل الحفظ.',
  notes: 'ملاحظة العميل',
  save: 'حفظ التعديل',
  agree: 'حفظ بمبلغ {amount}',
  saved: 'تم تعديل الطلب.',
  same: 'لا اختلاف، فلم يتغير شيء.',
  feeChanges:
    'التوصيل إلى هناك {fee} بدلًا من {before}، فيدفع العميل عند الاستلام {amount} بدلًا من {total}. الحفظ مرة أخرى موافقة على ذلك، وسيُبلَّغ العميل.',
  changedMeanwhile: 'هناك تعديل آخر من فريق العمل في هذه الأثناء. راجع البيانات من فضلك.',
};
