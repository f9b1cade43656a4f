import type { TranslationOf } from '../../../translate.ts';
import type { cartControls as english } from '../../en/storefront/cart-controls.ts';

export const cartControls: TranslationOf<typeof english> = {
  link: {
    zero: 'السلة، فارغة',
    one: 'السلة، قطعة واحدة',
    two: 'السلة، قطعتان',
    few: 'السلة، {count} قطع',
    many: 'السلة، {count} قطعة',
    other: 'السلة، {count} قطعة',
  },
  added: 'تمت الإضافة إلى السلة',
  full: 'كل ما لدينا منها في سلتك بالفعل',
  onlyLeft: {
    zero: 'لا توجد قطع متاحة الآن.',
    one: 'المتاح قطعة واحدة فقط، فعدّلنا الكمية.',
    two: 'المتاح قطعتان فقط، فعدّلنا الكمية.',
    few: 'المتاح {count} قطع فقط، فعدّلنا الكمية.',
    many: 'المتاح {count} قطعة فقط، فعدّلنا الكمية.',
    other: 'المتاح {count} قطعة فقط، فعدّلنا الكمية.',
  },
  undo: 'تراجع',
  cleared: 'سلتك فارغة الآن',
  notSaved: 'تعذّر حفظ سلتك',
  notSavedText: 'تبقى كما هي حتى تغلق هذه الصفحة. متصفحك يرفض حفظها.',
  shop: 'تصفّح المتجر',
  less: 'أقل بواحدة',
  more: 'أكثر بواحدة',
};
