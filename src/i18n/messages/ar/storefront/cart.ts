import type { TranslationOf } from '../../../translate.ts';
import type { cart as english } from '../../en/storefront/cart.ts';

const pieces = {
  zero: 'لا قطع',
  one: 'قطعة واحدة',
  two: 'قطعتان',
  few: '{count} قطع',
  many: '{count} قطعة',
  other: '{count} قطعة',
};

export const cart: TranslationOf<typeof english> = {
  title: 'سلة المشتريات',
  link: {
    zero: 'السلة، فارغة',
    one: 'السلة، قطعة واحدة',
    two: 'السلة، قطعتان',
    few: 'السلة، {count} قطع',
    many: 'السلة، {count} قطعة',
    other: 'السلة، {count} قطعة',
  },
  added: 'أُضيفت إلى السلة',
  full: 'كل ما لدينا منها في سلتك بالفعل',
  cleared: 'سلتك فارغة الآن',
  notSaved: 'تعذر حفظ سلتك',
  notSavedText: 'تبقى كما هي حتى تغلق هذه الصفحة. متصفحك يرفض حفظها.',
  empty: 'سلتك فارغة',
  emptyText: 'حين تجد قطعة تشبهك، ستنتظرك هنا.',
  shop: 'تصفح المتجر',
  needsScripts: 'السلة محفوظة في متصفحك وتحتاج إلى تشغيل جافاسكريبت.',
  lines: 'ما اخترته',
  quantityOf: 'كمية {name}',
  less: 'أقل بواحدة',
  more: 'أكثر بواحدة',
  each: '{price} للقطعة',
  remove: 'احذف',
  removeName: 'احذف {name}',
  clear: 'أفرغ السلة',
  subtotal: 'المجموع الفرعي',
  subtotalNote: 'بالأسعار المعروضة وقت اختيارك. التوصيل والضريبة يُحسبان عند إتمام الطلب.',
  checkout: 'إتمام الطلب',
  pieces,
};
