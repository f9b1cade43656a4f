import type { TranslationOf } from '../../../translate.ts';
import type {
  draftConflicts as englishConflicts,
  schedule as englishSchedule,
  versionActions as englishActions,
} from '../../en/admin-publishing/schedule.ts';

export const schedule: TranslationOf<typeof englishSchedule> = {
  time: 'النشر في وقت لاحق',
  hint: 'بتوقيت القاهرة.',
  submit: 'جدولة',
  submitting: 'جارٍ الجدولة…',
  set: 'سيُنشر الإصدار {count} في {date} كما هو الآن، ولا يشمل ما يُكتب في المسودة بعدها.',
  cancel: 'إلغاء الجدولة',
  cancelling: 'جارٍ الإلغاء…',
  invalidTime: 'من فضلك اختر يومًا وساعة.',
};

export const draftConflicts: TranslationOf<typeof englishConflicts> = {
  theirs: 'المحفوظ الآن',
  mine: 'المسودة',
  submit: 'اعتماد الاختيار',
  submitting: 'جارٍ الحفظ…',
};

export const versionActions: TranslationOf<typeof englishActions> = {
  restore: 'استعادة في المسودة',
  restoring: 'جارٍ الاستعادة…',
  restored: 'المسودة تحمل هذا الإصدار الآن',
};
