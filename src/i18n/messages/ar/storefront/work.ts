import type { TranslationOf } from '../../../translate.ts';
import type { work as english } from '../../en/storefront/work.ts';

export const work: TranslationOf<typeof english> = {
  residential: 'سكني',
  commercial: 'تجاري',
  office: 'مكاتب',
  hospitality: 'فنادق وضيافة',
  filter: 'عرض',
  everything: 'الكل',
  noneOfKind: 'لا أعمال من هذا النوع بعد',
  facts: 'في سطور',
  client: 'العميل',
  location: 'المكان',
  finished: 'تاريخ التسليم',
  started: 'بدأنا في',
  pictures: 'الصور',
  current: 'في الورش الآن',
  completed: 'مشروعات اكتملت',
  progress: 'اكتمل {percent}٪',
  related: 'أعمال مشابهة',
  allProjects: 'كل المشروعات',
  onTheBenches: 'تحت أيدي الصنّاع الآن',
};
