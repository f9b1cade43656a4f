import type { TranslationOf } from '../../../translate.ts';
import type { failedJobs as english } from '../../en/admin-settings/failed-jobs.ts';

export const failedJobs: TranslationOf<typeof english> = {
  lead: 'مهام تعمل في الخلفية وتكرر فشلها، مثل رسائل رفضها خادم البريد.',
  job: 'المهمة',
  failedAt: 'وقت الفشل',
  attempts: 'المحاولات',
  error: 'آخر خطأ',
  action: 'الإجراء',
  noError: 'توقف الخادم أثناء تنفيذ المهمة.',
  retry: 'إعادة المحاولة',
  retrying: 'جارٍ التشغيل…',
  retried: 'أُعيد تشغيل المهمة.',
  notFound: 'لم تعد هذه المهمة في القائمة.',
  empty: 'لا توجد مهام متعثرة',
  emptyText: 'أُرسلت كل الرسائل، وبقية المهام اكتملت أو تنتظر موعدها.',
};
