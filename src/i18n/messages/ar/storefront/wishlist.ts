import type { TranslationOf } from '../../../translate.ts';
import type { wishlistControls as english } from '../../en/storefront/wishlist.ts';

export const wishlistControls: TranslationOf<typeof english> = {
  title: 'المفضلة',
  save: 'أضف إلى المفضلة',
  saved: 'في مفضلتك',
  saveName: 'إضافة {name} إلى المفضلة',
  full: 'قائمة المفضلة ممتلئة. من فضلك احذف منها قطعة أولًا.',
  failed: 'تعذّر تعديل المفضلة. من فضلك حاول مرة أخرى.',
  merged: {
    zero: 'لم تُضف قطع جديدة إلى مفضلتك',
    one: 'انضمت إلى مفضلتك قطعة كنت حفظتها هنا',
    two: 'انضمت إلى مفضلتك قطعتان كنت حفظتهما هنا',
    few: 'انضمت إلى مفضلتك {count} قطع كنت حفظتها هنا',
    many: 'انضمت إلى مفضلتك {count} قطعة كنت حفظتها هنا',
    other: 'انضمت إلى مفضلتك {count} قطعة كنت حفظتها هنا',
  },
};
