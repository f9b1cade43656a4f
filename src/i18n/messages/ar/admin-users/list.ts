import type { TranslationOf } from '../../../translate.ts';
import type { userList as english } from '../../en/admin-users/list.ts';

export const userList: TranslationOf<typeof english> = {
  caption: 'الحسابات',
  search: 'الاسم أو البريد أو الهاتف',
  columns: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    roles: 'الصلاحيات',
    orders: 'الطلبات',
    spent: 'المشتريات',
    lastOrder: 'آخر طلب',
    points: 'النقاط',
    joined: 'تاريخ التسجيل',
    seen: 'آخر دخول',
    confirmed: 'تأكيد البريد',
    blocked: 'محظور',
  },
  filters: { staff: 'فريق العمل', buyer: 'سبق له الشراء' },
  views: {
    staff: 'فريق العمل',
    blocked: 'المحظورون',
    unconfirmed: 'غير المؤكدين',
  },
  empty: 'لا حسابات حتى الآن',
  emptyText: 'ستظهر هنا حسابات العملاء بعد التسجيل.',
};
