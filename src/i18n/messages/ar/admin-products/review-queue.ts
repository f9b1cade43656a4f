import type { TranslationOf } from '../../../translate.ts';
import type { reviewQueue as english } from '../../en/admin-products/review-queue.ts';

export const reviewQueue: TranslationOf<typeof english> = {
  none: 'لا توجد تقييمات في الانتظار.',
  waiting: {
    zero: 'لا تقييمات في الانتظار',
    one: 'تقييم واحد في الانتظار',
    two: 'تقييمان في الانتظار',
    few: '{count} تقييمات في الانتظار',
    many: '{count} تقييمًا في الانتظار',
    other: '{count} تقييم في الانتظار',
  },
  anonymous: 'بدون اسم',
  photo: 'صورة العميل رقم {position}',
  approve: 'قبول',
  reject: 'رفض',
  saving: 'جارٍ الحفظ…',
  consequence: 'عند القبول يظهر التقييم بجوار القطعة، ويصل إشعار إلى صاحبه.',
};
