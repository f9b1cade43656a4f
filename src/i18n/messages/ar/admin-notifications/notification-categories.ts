import type { TranslationOf } from '../../../translate.ts';
import type { notificationCategories as english } from '../../en/admin-notifications/notification-categories.ts';

export const notificationCategories: TranslationOf<typeof english> = {
  caption: 'أنواع الإشعارات',
  search: 'الاسم',
  new: 'نوع جديد',
  back: 'كل الأنواع',
  columns: {
    place: 'الترتيب',
    name: 'النوع',
    slug: 'الاسم المختصر',
    isOwn: 'يستخدمه المتجر نفسه',
    missingArabic: 'ينقصه نص عربي',
    isVisible: 'ظاهر',
    changed: 'آخر تعديل',
  },
  views: { hidden: 'المخفي', missingArabic: 'ينقصه نص عربي' },
  empty: 'لا توجد أنواع بعد',
  emptyText: 'يختار كل عميل من حسابه الأنواع التي تصله.',
  fields: {
    name: 'الاسم',
    description: 'عمّ يتحدث',
    slug: 'الاسم المختصر',
    is_visible: 'يظهر هذا النوع للعملاء ويمكنهم إيقافه',
  },
  slugHint: 'جزء من روابط إلغاء الاشتراك، مثل workshop_visits. لا يمكن تغييره بعد ذلك.',
  invalidSlug: 'حروف لاتينية صغيرة وأرقام وشرطة سفلية واحدة بين الكلمات فقط.',
  visibleHint: 'إخفاء النوع لا يغيّر ما اختاره العملاء.',
  own: 'يستخدم المتجر نفسه هذا النوع، لذلك لا يمكن حذفه.',
  removal: 'لن يظهر هذا النوع في إعدادات العملاء.',
  inUse: 'توجد إشعارات أو اختيارات للعملاء من هذا النوع. يمكنك إخفاؤه بدلًا من حذفه.',
};
