import type { TranslationOf } from '../../../translate.ts';
import type { search as english } from '../../en/storefront/search.ts';

export const search: TranslationOf<typeof english> = {
  title: 'ابحث في الموقع',
  lead: 'ابحث بين المنتجات وأعمالنا والمشروعات',
  label: 'عمّ تبحث؟',
  placeholder: 'كنبة، فانوس، الزمالك',
  popular: 'الأكثر بحثًا',
  recent: 'آخر ما بحثت عنه',
  popularWords: 'كنبة فانوس كليم مرآة',
  submit: 'بحث',
  none: 'لا توجد نتائج عن «{query}»',
  noneHint: 'جرّب كلمة أخرى أو كلمات أقل. ونفهم العربية المكتوبة بحروف لاتينية أيضًا.',
  found: {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '{count} نتائج',
    many: '{count} نتيجة',
    other: '{count} نتيجة',
  },
  foundFor: {
    zero: 'لا نتائج عن «{query}»',
    one: 'نتيجة واحدة عن «{query}»',
    two: 'نتيجتان عن «{query}»',
    few: '{count} نتائج عن «{query}»',
    many: '{count} نتيجة عن «{query}»',
    other: '{count} نتيجة عن «{query}»',
  },
  all: 'كل النتائج عن «{query}»',
  inShop: 'كل ما في المتجر عن «{query}»',
  products: 'المنتجات',
  workshops: 'الورش',
  portfolio: 'أعمالنا',
  projects: 'المشروعات',
  failedTitle: 'خطأ في البحث',
  failed: 'تعذّر إجراء البحث. من فضلك حاول مرة أخرى.',
};
