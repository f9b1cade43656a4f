import type { TranslationOf } from '../../../translate.ts';
import type { blockList as english } from '../../en/admin-content/block-list.ts';

export const blockList: TranslationOf<typeof english> = {
  caption: 'محتوى الصفحات',
  search: 'نص من الصفحة',
  columns: {
    page: 'الصفحة',
    section: 'القسم',
    title: 'العنوان',
    status: 'الحالة',
    isVisible: 'ظاهر',
    isEdited: 'تعديلات لم تُنشر',
    missingArabic: 'ينقصه نص عربي',
    changed: 'آخر تعديل',
  },
  views: {
    edited: 'تعديلات لم تُنشر',
    drafts: 'المسودات',
    missingArabic: 'ينقصها نص عربي',
  },
  statuses: {
    draft: 'مسودة',
    published: 'منشور',
  },
  empty: 'لا يوجد محتوى بعد',
  emptyText: 'ستظهر هنا أجزاء الصفحات.',
};
