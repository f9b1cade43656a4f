import type { TranslationOf } from '../../../translate.ts';
import type { productList as english } from '../../en/admin-products/product-list.ts';

export const productList: TranslationOf<typeof english> = {
  caption: 'المنتجات',
  search: 'الاسم أو كود المنتج',
  columns: {
    name: 'المنتج',
    nameAr: 'الاسم بالعربية',
    sku: 'كود المنتج',
    room: 'الغرفة',
    price: 'السعر',
    stock: 'المخزون',
    stockState: 'التوفر',
    waiting: 'عملاء في الانتظار',
    sold: 'المبيعات',
    status: 'الحالة',
    changed: 'آخر تعديل',
  },
  filters: {
    missingArabic: 'ينقصها نص عربي',
    wanted: 'عملاء في انتظارها',
  },
  views: {
    lowStock: 'مخزون قليل أو نفد',
    wanted: 'عملاء في الانتظار',
    drafts: 'المسودات',
    missingArabic: 'ينقصها نص عربي',
  },
  rooms: {
    'living-room': 'غرفة المعيشة',
    bedroom: 'غرفة النوم',
    'dining-room': 'غرفة السفرة',
    office: 'المكتب',
    decor: 'الديكور',
    lighting: 'الإضاءة',
  },
  stockStates: {
    in_stock: 'متوفر',
    low_stock: 'كمية قليلة',
    out_of_stock: 'نفدت الكمية',
    pre_order: 'حسب الطلب',
    sold_out: 'انتهى البيع',
  },
  statuses: {
    draft: 'مسودة',
    published: 'منشور',
  },
  empty: 'لا توجد منتجات بعد',
  emptyText: 'ستظهر هنا منتجات المتجر.',
};
