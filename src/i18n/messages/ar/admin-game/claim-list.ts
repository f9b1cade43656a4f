import type { TranslationOf } from '../../../translate.ts';
import type { claimList as english } from '../../en/admin-game/claim-list.ts';

export const claimList: TranslationOf<typeof english> = {
  caption: 'طلبات الجوائز',
  search: 'اسم إنستجرام',
  columns: {
    username: 'اسم إنستجرام',
    prize: 'الجائزة',
    prizeType: 'النوع',
    status: 'الحالة',
    claimed: 'تاريخ الطلب',
    waited: 'مدة الانتظار',
    reviewed: 'تاريخ المراجعة',
  },
  filters: {
    played: 'تاريخ اللعب',
  },
  types: {
    product: 'منتج',
    coupon: 'كوبون',
  },
  views: {
    pending: 'في انتظار المراجعة',
    toDeliver: 'في انتظار التسليم',
  },
  statuses: {
    pending: 'في الانتظار',
    verified: 'مؤكدة',
    rejected: 'مرفوضة',
    delivered: 'تم التسليم',
  },
  empty: 'لا توجد طلبات جوائز بعد',
  emptyText: 'ستظهر هنا الجوائز التي يطلبها اللاعبون.',
};
