import type { TranslationOf } from '../../../translate.ts';
import type { prizeList as english } from '../../en/admin-game/prize-list.ts';

export const prizeList: TranslationOf<typeof english> = {
  caption: 'الجوائز',
  columns: {
    name: 'الجائزة',
    type: 'النوع',
    remaining: 'المتبقي',
    total: 'الإجمالي',
    threshold: 'حد التنبيه',
    isActive: 'مفعّلة',
  },
  filters: {
    isLow: 'أوشكت على النفاد',
  },
  views: {
    low: 'أوشكت على النفاد',
  },
  empty: 'لا توجد جوائز بعد',
  emptyText: 'ستظهر هنا جوائز اللعبة.',
};
