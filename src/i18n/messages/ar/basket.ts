import type { TranslationOf } from '../../translate.ts';
import type { basket as english } from '../en/basket.ts';

const pieces = {
  zero: 'لا قطع',
  one: 'قطعة واحدة',
  two: 'قطعتان',
  few: '{count} قطع',
  many: '{count} قطعة',
  other: '{count} قطعة',
};

export const basket: TranslationOf<typeof english> = {
  title: 'سلة المشتريات',
  empty: 'سلتك فارغة',
  emptyText: 'حين تجد قطعة تشبهك، ستنتظرك هنا.',
  needsScripts: 'السلة محفوظة في متصفحك وتحتاج إلى تشغيل جافاسكريبت.',
  lines: 'ما اخترته',
  quantityOf: 'كمية {name}',
  each: '{price} للقطعة',
  remove: 'احذف',
  removeName: 'احذف {name}',
  clear: 'أفرغ السلة',
  subtotal: 'المجموع الفرعي',
  subtotalNote: 'بالأسعار المعروضة وقت اختيارك. التوصيل والضريبة يُحسبان عند إتمام الطلب.',
  checkout: 'إتمام الطلب',
  pieces,
};
