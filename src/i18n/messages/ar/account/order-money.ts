import type { TranslationOf } from '../../../translate.ts';
import type { moneyForBuyers as english } from '../../en/account/order-money.ts';

export const moneyForBuyers: TranslationOf<typeof english> = {
  total: 'الإجمالي',
  vatIncluded: 'منها ضريبة القيمة المضافة {percent}٪',
  vatAdded: 'ضريبة القيمة المضافة {percent}٪',
  received: 'المدفوع نقدًا',
  settled: 'المخصوم مما كان متبقيًا عليك',
  given_back: 'المردود إليك',
  to_give_back: 'المبلغ الذي سنرده إليك',
  due: {
    to_collect: 'المطلوب عند الاستلام',
    rest: 'المتبقي عليك',
    cancelled: 'أُلغي الطلب، والمطلوب منك',
    refused: 'رُفض عند الاستلام، والمطلوب منك',
  },
};
