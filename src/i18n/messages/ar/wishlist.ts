import type { TranslationOf } from '../../translate.ts';
import type { wishlist as english } from '../en/wishlist.ts';

export const wishlist: TranslationOf<typeof english> = {
  visitor:
    'محفوظة في هذا المتصفّح فقط. سجّل الدخول فتأتي القائمة معك، ونخبرك إذا انخفض سعر أو عادت قطعة.',
  signIn: 'سجّل الدخول للاحتفاظ بها',
  empty: 'ستجد هنا القطع التي تحفظها.',
  emptyText: 'اضغط على القلب بجوار أي قطعة تحب أن ترجع إليها.',
  browse: 'تصفّح المتجر',
  dropped: 'أرخص بـ{amount} منذ حفظتها',
  back: 'توفرت من جديد',
  moveToCart: 'نقل إلى السلة',
  addToCart: 'أضف إلى السلة',
  choose: 'اختيار المواصفات',
  look: 'عرض القطعة',
  removeName: 'حذف {name} من القائمة',
  share: 'مشاركة هذه القائمة',
  shareText: 'من يملك الرابط يقرأ القائمة، ولا يرى شيئًا آخر يخصك.',
  shareLink: 'رابط قائمتك',
  copy: 'نسخ الرابط',
  copied: 'تم نسخ الرابط',
  copyFailed: 'من فضلك انسخ الرابط بنفسك.',
  endShare: 'إيقاف المشاركة',
  ownerTitle: 'مفضلة {name}',
  sharedText: 'قطع من ورشنا يتمنى أحدهم أن يعيش معها.',
  sharedEmpty: 'لا توجد قطع في هذه القائمة الآن.',
  failed: 'تعذّر تحميل هذه القائمة',
  endedTitle: 'هذه القائمة لم تعد متاحة',
  endedText: 'أوقف صاحبها مشاركتها، أو ينقص جزء من الرابط.',
};
