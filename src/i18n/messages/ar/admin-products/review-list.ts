import type { TranslationOf } from '../../../translate.ts';
import type { reviewList as english } from '../../en/admin-products/review-list.ts';

export const reviewList: TranslationOf<typeof english> = {
  caption: 'التقييمات',
  columns: {
    product: 'المنتج',
    rating: 'النجوم',
    text: 'التقييم',
    author: 'الاسم المعروض',
    isVerified: 'شراء مؤكد',
    status: 'الحالة',
    received: 'تاريخ الوصول',
  },
  views: {
    pending: 'في انتظار الموافقة',
  },
  statuses: {
    pending: 'في الانتظار',
    approved: 'مقبول',
    rejected: 'مرفوض',
  },
  empty: 'لا توجد تقييمات بعد',
  emptyText: 'ستظهر هنا تقييمات العملاء فور كتابتها.',
};
