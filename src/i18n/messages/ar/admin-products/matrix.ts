import type { TranslationOf } from '../../../translate.ts';
import type { matrix as english } from '../../en/admin-products/matrix.ts';

export const matrix: TranslationOf<typeof english> = {
  combination: 'الشكل',
  columns: {
    sku: 'كود المنتج',
    price: 'السعر',
    discount_price: 'السعر بعد الخصم',
    width: 'العرض، سم',
    depth: 'العمق، سم',
    height: 'الارتفاع، سم',
    weight: 'الوزن، كجم',
    inventory: 'الموجود',
  },
  options: {
    color: 'اللون',
    material: 'الخامة',
    size: 'المقاس',
  },
  tools: 'أدوات',
  none: 'بلا خيارات، المنتج قطعة واحدة.',
  missing: {
    zero: 'لكل تركيبة شكلها.',
    one: 'تركيبة واحدة بلا شكل.',
    two: 'تركيبتان بلا شكل.',
    few: '{count} تركيبات بلا شكل.',
    many: '{count} تركيبة بلا شكل.',
    other: '{count} تركيبة بلا شكل.',
  },
  addMissing: 'إضافة الكل',
  addOne: 'إضافة',
  measuresOnce: 'اكتب أبعاد كل مقاس مرة واحدة: تأخذها بقية الأشكال بالمقاس نفسه.',
  fillDown: 'تعبئة لأسفل',
  priceOfAll: 'سعر كل الأشكال',
  setPrices: 'تطبيق على كل الأسعار',
  remove: 'حذف {name}',
  removePlain: 'حذف',
  removeTitle: 'حذف هذا الشكل؟',
  ordered: {
    zero: 'لم يُطلب بعد.',
    one: 'طُلب مرة واحدة. سيختفي من المتجر، ويبقى اسمه في الطلبات.',
    two: 'طُلب مرتين. سيختفي من المتجر، ويبقى اسمه في الطلبات.',
    few: 'طُلب {count} مرات. سيختفي من المتجر، ويبقى اسمه في الطلبات.',
    many: 'طُلب {count} مرة. سيختفي من المتجر، ويبقى اسمه في الطلبات.',
    other: 'طُلب {count} مرة. سيختفي من المتجر، ويبقى اسمه في الطلبات.',
  },
  keep: 'الإبقاء عليه',
};
