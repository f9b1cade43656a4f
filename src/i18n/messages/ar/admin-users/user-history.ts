import type { TranslationOf } from '../../../translate.ts';
import type { userHistory as english } from '../../en/admin-users/user-history.ts';

export const userHistory: TranslationOf<typeof english> = {
  title: 'ما قام به الفريق',
  none: 'لم يغيّر الفريق شيئًا هنا.',
  formerStaff: 'فرد سابق من الفريق',
  role_granted: 'منح صلاحية: {label}',
  role_revoked: 'سحب صلاحية: {label}',
  signed_out: 'تسجيل الخروج من كل الأجهزة',
  reset_mailed: 'إرسال رابط كلمة المرور',
  blocked: 'إيقاف الحساب حتى {date}',
  blockedEndless: 'إيقاف الحساب حتى إشعار آخر',
  unblocked: 'رفع الإيقاف',
  points_adjusted: 'النقاط: {count}',
  data_exported: 'تنزيل البيانات',
  account_deleted: 'حذف الحساب',
};
