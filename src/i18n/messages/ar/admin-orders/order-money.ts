import type { TranslationOf } from '../../../translate.ts';
import type { moneyForStaff as english } from '../../en/admin-orders/order-money.ts';

export const moneyForStaff: TranslationOf<typeof english> = {
  total: 'الإجمالي',
  vatIncluded: 'منها ضريبة القيمة المضافة {percent}٪',
  vatAdded: 'ضريبة القيمة المضافة {percent}٪',
  received: 'المدفوع نقدًا',
  settled: 'المخصوم مما كان متبقيًا',
  given_back: 'المردود إلى العميل',
  to_give_back: 'المطلوب رده إلى العميل',
  due: {
    to_collect: 'المطلوب تحصيله نقدًا',
    rest: 'المتبقي على العميل',
    cancelled: 'أُلغي الطلب، والمطلوب تحصيله',
    refused: 'رُفض عند الاستلام، والمطلوب تحصيله',
  },
};
