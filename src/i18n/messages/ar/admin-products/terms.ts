import type { TranslationOf } from '../../../translate.ts';
import type { terms as english } from '../../en/admin-products/terms.ts';

export const terms: TranslationOf<typeof english> = {
  lead: 'الأسماء التي تظهر للعملاء في تصفية المتجر، بترتيبها. لا يمكن حذف اسم تستخدمه منتجات.',
  facets: { kind: 'الأنواع', colour: 'الألوان', material: 'الخامات' },
  name: 'الاسم',
  value: 'الاسم المختصر في الروابط',
  add: { kind: 'إضافة نوع', colour: 'إضافة لون', material: 'إضافة خامة' },
  problems: {
    in_use: 'هناك منتجات تستخدم اسمًا حذفته. من فضلك تجاهل الحذف أو عدّل المنتجات أولًا.',
    not_unique: 'هذا الاسم المختصر موجود من قبل.',
    taken: 'هذا الاسم المختصر موجود من قبل.',
    invalid_term: 'حروف لاتينية صغيرة وأرقام وشرطات سفلية مفردة فقط.',
    invalid_colour: 'من فضلك اكتب كودًا مثل #c79b73.',
  },
};
