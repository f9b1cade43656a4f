import type { TranslationOf } from '../../../translate.ts';
import type { faq as english } from '../../en/admin-company/faq.ts';

export const faq: TranslationOf<typeof english> = {
  caption: 'الأسئلة الشائعة',
  search: 'السؤال',
  new: 'سؤال جديد',
  newCategory: 'قسم جديد',
  back: 'كل الأسئلة',
  categories: 'الأقسام',
  columns: {
    question: 'السؤال',
    category: 'القسم',
    place: 'الترتيب داخل القسم',
    missingArabic: 'ينقصه نص عربي',
    isVisible: 'ظاهر',
    changed: 'آخر تعديل',
  },
  views: { hidden: 'المخفي', missingArabic: 'ينقصه نص عربي' },
  empty: 'لا توجد أسئلة بعد',
  emptyText: 'تظهر الأسئلة في صفحة الأسئلة الشائعة تحت أقسامها.',
  fields: {
    category_id: 'القسم',
    question: 'السؤال',
    answer: 'الإجابة',
    is_visible: 'يظهر هذا السؤال للزوار',
  },
  categoryFields: {
    name: 'الاسم',
    slug: 'العنوان',
    is_visible: 'يظهر هذا القسم للزوار',
  },
  chooseCategory: 'اختر القسم',
  slugHint: 'الجزء الذي يلي # في عنوان الصفحة، مثل delivery.',
  removal: 'لن يظهر السؤال في صفحة الأسئلة الشائعة.',
  categoryRemoval: 'لن يظهر القسم في صفحة الأسئلة الشائعة. يجب أن يكون فارغًا.',
  categoryInUse: 'لا تزال في القسم أسئلة. انقلها أو احذفها أولًا.',
  orderCategories: 'الأقسام',
  orderQuestions: 'الأسئلة',
};
