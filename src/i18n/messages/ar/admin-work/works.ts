import type { TranslationOf } from '../../../translate.ts';
import type { works as english } from '../../en/admin-work/works.ts';

export const works: TranslationOf<typeof english> = {
  categories: {
    residential: 'سكني',
    commercial: 'تجاري',
    office: 'مكاتب',
    hospitality: 'فنادق ومطاعم',
  },
  statuses: { draft: 'مسودة', published: 'منشور' },
  slugHint: 'حروف لاتينية صغيرة وأرقام وشرطات. يظل العنوان السابق صالحًا.',
  newLead: 'يكفي الاسم والعنوان للبداية. لا يظهر للزوار قبل النشر.',
  create: 'البيانات',
  publish: 'نشر',
  unpublish: 'إلغاء النشر',
  setCategory: 'الفئة: {name}',
  bulkConsequence: 'يظهر التغيير للزوار فورًا. وما لم يكتمل يبقى مخفيًا.',
  bulkResults: {
    publish: 'تم النشر',
    unpublish: 'تم الإخفاء',
    not_ready: 'لم يكتمل بعد',
    nothing_to_publish: 'منشور من قبل',
    not_published: 'مخفي من قبل',
    other: 'بلا تغيير',
  },
};
