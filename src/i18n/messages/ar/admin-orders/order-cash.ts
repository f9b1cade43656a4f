import type { TranslationOf } from '../../../translate.ts';
import type { orderCash as english } from '../../en/admin-orders/order-cash.ts';

export const orderCash: TranslationOf<typeof english> = {
  owed: 'المبلغ ما زال في عهدة المندوب.',
  received: 'استُلم المبلغ في {date}',
  by: 'المستلم: {name}',
  record: 'تم استلام المبلغ',
  recordText: 'سلّم المندوب {amount}.',
  recorded: 'تم تسجيل استلام المبلغ.',
  takeBack: 'التراجع عن التسجيل',
  takeBackText: 'لتسجيل تم بالخطأ. يبقى الأمران في سجل الطلب.',
  takenBack: 'تم التراجع عن تسجيل المبلغ.',
  already: 'المبلغ مسجل بالفعل. لم يتغير شيء.',
  notRecorded: 'لا مبلغ مسجلًا. لم يتغير شيء.',
};
