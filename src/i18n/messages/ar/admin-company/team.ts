import type { TranslationOf } from '../../../translate.ts';
import type { team as english } from '../../en/admin-company/team.ts';

export const team: TranslationOf<typeof english> = {
  caption: 'فريق العمل',
  search: 'الاسم',
  new: 'عضو جديد في الفريق',
  back: 'كل الفريق',
  columns: {
    place: 'الترتيب',
    name: 'الاسم',
    nameAr: 'الاسم بالعربية',
    position: 'الوظيفة',
    hasPicture: 'صورة',
    missingArabic: 'ينقصه نص عربي',
    isVisible: 'ظاهر',
  },
  views: { hidden: 'المخفي', missingArabic: 'ينقصه نص عربي' },
  empty: 'لا يوجد أحد بعد',
  emptyText: 'يظهر أعضاء الفريق في صفحتهم بالترتيب الذي تختاره.',
  sections: { words: 'البيانات', presence: 'الصورة والصفحة الشخصية' },
  fields: {
    name: 'الاسم',
    position: 'الوظيفة',
    bio: 'نبذة',
    image_url: 'الصورة',
    profile_url: 'الصفحة الشخصية على الإنترنت',
    is_visible: 'يظهر في صفحة الفريق للزوار',
  },
  removal: 'لن تظهر هذه البيانات في صفحة الفريق.',
};
