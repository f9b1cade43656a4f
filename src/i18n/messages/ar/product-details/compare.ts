import type { TranslationOf } from '../../../translate.ts';
import type { compare as english } from '../../en/product-details/compare.ts';

export const compare: TranslationOf<typeof english> = {
  title: 'المقارنة',
  text: 'القطع مرسومة بمقياس واحد، بجانب شخص طوله ١٧٠ سم.',
  size: 'بالمقياس',
  price: 'السعر',
  shownSize: 'المعروض: {size}. ومتاح أيضًا: {list}.',
  comma: '، ',
  otherSizes: 'المعروض: {value}. والمقاسات المتاحة: {list}.',
  remove: 'حذف',
  removeName: 'حذف {name} من المقارنة',
  empty: 'أي القطع تود أن تقارن بينها؟',
  emptyText: 'علّم على قطعتين أو ثلاث في المفضلة لتراها جنبًا إلى جنب.',
  toWishlist: 'عرض المفضلة',
  toShop: 'تصفّح المتجر',
};
