import type { TranslationOf } from '../../../translate.ts';
import type { orderCash as english } from '../../en/admin-orders/order-cash.ts';

export const orderCash: TranslationOf<typeof english> = {
  owed: 'المبلغ ما زال في عهدة المندوب.',
  received: 'المدفوع نقدًا استُلم في {date}',
  by: 'المستلم: {name}',
  record: 'تم استلام المبلغ',
  recordText: 'سلّم المندوب {amount}.',
  less: 'دفع العميل أقل من المطلوب',
  amount: 'المبلغ المستلم',
  why: 'لماذا هو أقل؟',
  lessText: 'يبقى الفرق على العميل.',
  rest: 'تم استلام المتبقي',
  restText: 'دفع العميل المتبقي عليه، وهو {amount}.',
  part: 'جزء منه فقط',
  tooMuch: 'المستحق {amount} على الأكثر. لم يتغير شيء.',
  noReason: 'اكتب سبب النقص من فضلك.',
  refundedSince: 'تقرّر رد مبلغ بعد ذلك، ولم يعد هذا المبلغ مناسبًا.',
  recorded: 'تم تسجيل استلام المبلغ.',
  takeBack: 'التراجع عن التسجيل',
  takeBackText: 'لتسجيل تم بالخطأ. يبقى الأمران في سجل الطلب.',
  takenBack: 'تم التراجع عن تسجيل المبلغ.',
  already: 'المبلغ مسجل بالفعل. لم يتغير شيء.',
  notRecorded: 'لا مبلغ مسجلًا. لم يتغير شيء.',
};
