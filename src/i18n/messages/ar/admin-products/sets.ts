import type { TranslationOf } from '../../../translate.ts';
import type { sets as english } from '../../en/admin-products/sets.ts';

export const sets: TranslationOf<typeof english> = {
  lead: 'القطع التي تحمل اسم الطقم نفسه تُعرض معًا في صفحة كل قطعة منها، والسعر هو مجموع أسعار القطع.',
  pieces: 'قطع الأطقم',
  add: 'إضافة قطعة',
  name: 'الطقم',
  sku: 'كود المنتج',
  quantity: 'العدد',
  problems: {
    unknown_sku: 'لا يوجد منتج بهذا الكود.',
    taken: 'لا يتكرر المنتج في الطقم الواحد.',
  },
};
