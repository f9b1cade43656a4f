import type { TranslationOf } from '../../../translate.ts';
import type { orderMoves as english } from '../../en/admin-orders/order-moves.ts';

export const orderMoves: TranslationOf<typeof english> = {
  title: 'الخطوة التالية',
  lead: 'يمكن التراجع عن أي خطوة خلال ٣٠ ثانية. بعدها تصل إلى العميل رسالة بها، إلا إذا جعلتها داخلية.',
  ended: 'انتهى هذا الطلب، ولا خطوات بعد ذلك.',
  steps: {
    confirmed: 'تأكيد الطلب',
    in_production: 'بدء التصنيع',
    preparing: 'التجهيز للتوصيل',
    shipped: 'تسليم للمندوب',
    delivered: 'تم التسليم',
    refused: 'رُفض عند الاستلام',
  },
  consequences: {
    confirmed: 'يظل الإلغاء متاحًا للعميل.',
    in_production: 'تبدأ الورشة العمل. لا يعود الإلغاء متاحًا للعميل، ويظل متاحًا لك.',
    preparing: 'تُغلَّف القطع، ويظل الإلغاء متاحًا للعميل.',
    shipped: 'لا يعود الإلغاء متاحًا لأحد، ويثبت العنوان.',
    delivered: 'تبدأ مهلة الإرجاع، وهي ٣٠ يومًا، ويصبح المبلغ في عهدة المندوب.',
    refused: 'تعود القطع إلى المخزون ولا يُدفع شيء، وينتهي الطلب.',
  },
  notCancelled: 'لن يُلغى الطلب تلقائيًا بعد ذلك.',
  couponStays: 'يبقى الكوبون مستخدمًا.',
  couponBack: 'يعود الكوبون صالحًا للاستخدام.',
  note: 'إضافة ملاحظة أو صورة إلى هذه الخطوة',
  visible: 'إبلاغ العميل',
  visibleHint: 'دون هذه العلامة لا يُبلَّغ أحد، ولا تظهر الخطوة للعميل.',
  waiting: 'الحالة القادمة: {status}',
  willBe: 'الحالة القادمة:',
  waitingBy: 'صاحب القرار: {name}.',
  waitingText: 'يمكن التراجع حتى ذلك الحين، ولا يصل إلى العميل شيء.',
  cancel: 'إلغاء الطلب',
  cancelText: 'تعود القطع إلى المخزون، وتصل إلى العميل رسالة بالسبب. يمكن التراجع خلال ٣٠ ثانية.',
  reason: 'السبب الذي يقرؤه العميل',
  cancelling: 'جارٍ الإلغاء …',
};
