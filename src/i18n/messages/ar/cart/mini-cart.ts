import type { TranslationOf } from '../../../translate.ts';
import type { miniCart as english } from '../../en/cart/mini-cart.ts';

export const miniCart: TranslationOf<typeof english> = {
  title: 'سلتك',
  added: 'تمت الإضافة إلى سلتك',
  arrives: 'الوصول بين {from} و{to}',
  goesWith: 'يليق بها',
  cash: 'عاين كل قطعة أولًا ثم ادفع نقدًا',
  subtotal: {
    zero: 'المجموع الفرعي',
    one: 'المجموع الفرعي، قطعة واحدة',
    two: 'المجموع الفرعي، قطعتان',
    few: 'المجموع الفرعي، {count} قطع',
    many: 'المجموع الفرعي، {count} قطعة',
    other: 'المجموع الفرعي، {count} قطعة',
  },
  view: 'عرض السلة',
};
