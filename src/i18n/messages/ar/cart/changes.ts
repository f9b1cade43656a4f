import type { TranslationOf } from '../../../translate.ts';
import type { changes as english } from '../../en/cart/changes.ts';

export const changes: TranslationOf<typeof english> = {
  title: 'تغيّر شيء منذ اختيارك',
  dropped: 'انخفض سعر {name}: {now} بدلًا من {before}.',
  raised: 'ارتفع سعر {name}: {now} بدلًا من {before}.',
  fewer: {
    zero: 'لم يبقَ شيء من {name}.',
    one: 'لم يبقَ من {name} سوى قطعة واحدة، فعدّلنا الكمية.',
    two: 'لم يبقَ من {name} سوى قطعتين، فعدّلنا الكمية.',
    few: 'لم يبقَ من {name} سوى {count} قطع، فعدّلنا الكمية.',
    many: 'لم يبقَ من {name} سوى {count} قطعة، فعدّلنا الكمية.',
    other: 'لم يبقَ من {name} سوى {count} قطعة، فعدّلنا الكمية.',
  },
  gone: 'قطعة لم تعد متاحة: {name}.',
  variantRequired: 'توجد الآن اختيارات من {name}. اختر ما يناسبك من صفحة القطعة.',
  ask: 'لا نزيد عليك شيئًا دون موافقتك. راجع التغيير قبل أن تكمل.',
  agree: 'أوافق على السعر الجديد',
  agreeAll: 'أوافق وأكمل',
  goneAsk: 'يمكنك حفظها لوقت لاحق.',
  dismiss: 'فهمت',
  lineRaised: 'كان {before}',
  lineGone: 'لم تعد متاحة',
  failed: 'تعذّر التحقق من أسعار اليوم الآن. سنتحقق منها مرة أخرى قبل أن تطلب.',
};
