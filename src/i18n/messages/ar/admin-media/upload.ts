import type { TranslationOf } from '../../../translate.ts';
import type { upload as english } from '../../en/admin-media/upload.ts';

export const upload: TranslationOf<typeof english> = {
  title: 'إضافة صور',
  drop: 'اسحب الصور إلى هنا أو الصقها',
  hint: 'صور JPEG أو PNG أو WebP أو AVIF أو GIF، حتى ٢٠ ميجابايت لكل صورة.',
  choose: 'اختيار صور',
  camera: 'التقاط صورة',
  send: 'رفع',
  sending: 'جارٍ الرفع…',
  list: 'صور قيد الإضافة',
  waiting: 'في الانتظار',
  percent: 'رُفع {percent}٪',
  preparing: 'جارٍ تجهيز المقاسات…',
  done: 'تمت الإضافة',
  added: {
    zero: 'لم تُضف أي صورة.',
    one: 'أُضيفت صورة واحدة.',
    two: 'أُضيفت صورتان.',
    few: 'أُضيفت {count} صور.',
    many: 'أُضيفت {count} صورة.',
    other: 'أُضيفت {count} صورة.',
  },
  known: 'موجودة في المكتبة من قبل',
  cancelled: 'أُلغي الرفع',
  cancel: 'إلغاء رفع {name}',
  retry: 'إعادة رفع {name}',
  again: 'إعادة المحاولة',
  forget: 'حذف {name} من هذه القائمة',
  reasons: {
    picture_missing: 'من فضلك اختر صورة أولًا.',
    picture_too_large: 'أكبر من ٢٠ ميجابايت.',
    not_a_picture: 'الملف ليس صورة يمكن للمتجر عرضها، أو أنه تالف أو أكبر من أن يُعالج.',
    rate_limited: 'صور كثيرة في وقت واحد. حاول مرة أخرى بعد قليل من فضلك.',
    forbidden: 'لم يعد هذا متاحًا لهذا الحساب.',
    unreachable: 'تعذّر الوصول إلى المتجر. حاول مرة أخرى من فضلك.',
  },
};
