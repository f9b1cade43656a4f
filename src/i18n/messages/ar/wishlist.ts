import type { TranslationOf } from '../../translate.ts';
import type { wishlist as english } from '../en/wishlist.ts';

export const wishlist: TranslationOf<typeof english> = {
  visitor:
    'محفوظة في هذا المتصفح فقط. سجّل الدخول فتأتي القائمة معك، ونخبرك إذا انخفض سعر أو عادت قطعة.',
  signIn: 'سجّل الدخول للاحتفاظ بها',
  empty: 'القطع التي تحفظها ستجتمع هنا.',
  emptyText: 'اضغط على القلب بجوار أي قطعة تحب أن ترجع إليها.',
  browse: 'تصفح المتجر',
  dropped: 'أقل بمقدار {amount} من يوم حفظتها',
  back: 'توفرت من جديد',
  moveToCart: 'انقلها إلى السلة',
  addToCart: 'أضف إلى السلة',
  choose: 'اختر المواصفات',
  look: 'شاهد القطعة',
  removeName: 'حذف {name} من القائمة',
  share: 'شارك هذه القائمة',
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
  endedText: 'أوقف صاحبها الرابط، أو ضاع جزء منه في الطريق.',
};
