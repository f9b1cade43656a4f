import type { TranslationOf } from '../../../translate.ts';
import type { decisions as english } from '../../en/admin/decisions.ts';
import { orderStatus } from '../account/order-status.ts';

export const decisions: TranslationOf<typeof english> = {
  region: 'يمكن التراجع عنه الآن',
  order: 'الحالة القادمة للطلب رقم {number}: {status}',
  orders: {
    zero: 'لا طلبات تتغير حالتها إلى: {status}',
    one: 'طلب واحد تتغير حالته إلى: {status}',
    two: 'طلبان تتغير حالتهما إلى: {status}',
    few: '{count} طلبات تتغير حالتها إلى: {status}',
    many: '{count} طلبًا تتغير حالتها إلى: {status}',
    other: '{count} طلب تتغير حالتها إلى: {status}',
  },
  status: orderStatus,
  claim: {
    verified: 'تم التأكيد: {code}',
    rejected: 'تم الرفض: {code}',
    delivered: 'تم التسليم: {code}',
  },
  orderOvertaken: 'لم تتغير حالة الطلب رقم {number}، فقد حدث فيه تغيير آخر قبل ذلك.',
  ordersOvertaken: {
    zero: 'تغيرت حالة الطلبات كلها.',
    one: 'طلب واحد لم تتغير حالته، فقد حدث فيه تغيير آخر قبل ذلك.',
    two: 'طلبان لم تتغير حالتهما، فقد حدث فيهما تغيير آخر قبل ذلك.',
    few: '{count} طلبات لم تتغير حالتها، فقد حدث فيها تغيير آخر قبل ذلك.',
    many: '{count} طلبًا لم تتغير حالتها، فقد حدث فيها تغيير آخر قبل ذلك.',
    other: '{count} طلب لم تتغير حالتها، فقد حدث فيها تغيير آخر قبل ذلك.',
  },
  claimOvertaken: 'لم يُنفَّذ القرار، فقد تغيّر طلب الجائزة قبل ذلك: {code}',
  seconds: '{seconds} ث',
  soon: 'جارٍ التنفيذ …',
  undo: 'تراجع',
  undoing: 'جارٍ التراجع …',
  undone: 'تم التراجع، ولم يصل إلى العملاء شيء.',
  now: 'تنفيذ الآن',
  doing: 'لحظة واحدة …',
  tooLate: 'فات الأوان: تم التنفيذ.',
  forbidden: 'لم يعد هذا الحساب مخوّلًا بذلك.',
  seen: 'حسنًا',
  others: {
    zero: 'ولا غيره',
    one: 'وقرار آخر',
    two: 'وقراران آخران',
    few: 'و{count} قرارات أخرى',
    many: 'و{count} قرارًا آخر',
    other: 'و{count} قرار آخر',
  },
};
