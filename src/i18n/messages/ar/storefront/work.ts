import type { TranslationOf } from '../../../translate.ts';
import type { work as english } from '../../en/storefront/work.ts';

export const work: TranslationOf<typeof english> = {
  residential: 'سكني',
  commercial: 'تجاري',
  office: 'مكاتب',
  hospitality: 'فنادق وضيافة',
  client: 'العميل',
  location: 'المكان',
  challenge: 'التحدي',
  solution: 'ما صنعناه',
  current: 'في الورش الآن',
  completed: 'مشروعات اكتملت',
  progress: 'اكتمل {percent}٪',
  related: 'كل أعمالنا',
};
