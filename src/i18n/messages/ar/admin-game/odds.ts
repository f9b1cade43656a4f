import type { TranslationOf } from '../../../translate.ts';
import type { odds as english } from '../../en/admin-game/odds.ts';

export const odds: TranslationOf<typeof english> = {
  title: 'الاحتمالات',
  lead: {
    zero: 'خانات العجلة القادمة وعددها {total}.',
    one: 'خانات العجلة القادمة وعددها {total}، ونتيجة سحب تجريبي واحد.',
    two: 'خانات العجلة القادمة وعددها {total}، ونتيجة سحبين تجريبيين.',
    few: 'خانات العجلة القادمة وعددها {total}، ونتيجة {count} سحوبات تجريبية.',
    many: 'خانات العجلة القادمة وعددها {total}، ونتيجة {count} سحبًا تجريبيًا.',
    other: 'خانات العجلة القادمة وعددها {total}، ونتيجة {count} سحب تجريبي.',
  },
  segments: 'الخانات بترتيب العجلة',
  columns: {
    prize: 'الجائزة',
    segments: 'الخانات',
    share: 'النسبة التجريبية',
    pace: 'الطلبات في ٣٠ يومًا',
    empty: 'بهذا المعدل',
  },
  emptyOn: 'تنفد في {date}',
  noPace: 'لا نفاد قريب',
};
