import type { TranslationOf } from '../../../translate.ts';
import type { orderReturns as english } from '../../en/admin-orders/order-returns.ts';

export const orderReturns: TranslationOf<typeof english> = {
  title: 'المرتجعات',
  requested: 'طُلب الإرجاع في {date}',
  photo: 'صورة من العميل {count}',
  statuses: {
    requested: 'في انتظار القرار',
    approved: 'تمت الموافقة',
    refused: 'لم يُقبل',
    received: 'تم الاستلام',
    refunded: 'تم رد المبلغ',
  },
  reasons: {
    defective: 'بها عيب أو تلف',
    not_as_described: 'تختلف عن الوصف',
    wrong_piece: 'ليست القطعة المطلوبة',
    changed_mind: 'عدول عن الشراء',
  },
  refund: 'المبلغ المردود',
  decided: 'الرد على العميل',
  answer: 'كتابة رد على العميل',
  answerOrRefuse: 'كتابة رد على العميل أو عدم القبول',
  answerEn: 'الرد بالإنجليزية',
  answerAr: 'الرد بالعربية',
  steps: {
    approved: 'موافقة',
    refused: 'عدم القبول',
    received: 'وصلت القطع',
    refunded: 'تم رد المبلغ: {amount}',
  },
  consequences: {
    approved: 'تصل إلى العميل رسالة، ويتفق فريق التوصيل على يوم الاستلام.',
    refused: 'تصل إلى العميل رسالة بردك، والرد مطلوب. لا يمكن التراجع عن ذلك.',
    received: 'تعود القطع السليمة إلى المخزون، ولا تعود المعيبة ولا المصنوعة بالطلب.',
    refunded: 'تصل إلى العميل رسالة بالمبلغ. لا يمكن التراجع عن ذلك.',
  },
  done: 'حالة الإرجاع الآن: {status}.',
  already: 'حالة هذا الإرجاع بالفعل: {status}. لم يتغير شيء.',
  refundChanged: 'المبلغ المردود الآن {amount}. راجعه من فضلك.',
  answerRequired: 'اكتب السبب من فضلك، بلغة واحدة على الأقل.',
};
