import type { TranslationOf } from '../../../translate.ts';
import type { waitingTimes as english } from '../../en/admin-enquiries/waiting-times.ts';

export const waitingTimes: TranslationOf<typeof english> = {
  left: {
    zero: 'أقل من ساعة',
    one: 'ساعة واحدة متبقية',
    two: 'ساعتان متبقيتان',
    few: '{count} ساعات متبقية',
    many: '{count} ساعة متبقية',
    other: '{count} ساعة متبقية',
  },
  lastHour: 'أقل من ساعة متبقية',
  late: {
    zero: 'تأخير أقل من ساعة',
    one: 'تأخير ساعة واحدة',
    two: 'تأخير ساعتين',
    few: 'تأخير {count} ساعات',
    many: 'تأخير {count} ساعة',
    other: 'تأخير {count} ساعة',
  },
  lateDays: {
    zero: 'تأخير أقل من يوم',
    one: 'تأخير يوم واحد',
    two: 'تأخير يومين',
    few: 'تأخير {count} أيام',
    many: 'تأخير {count} يومًا',
    other: 'تأخير {count} يوم',
  },
  due: 'موعد أول رد: {date}',
  took: {
    zero: 'أول رد خلال ساعة',
    one: 'أول رد بعد ساعة',
    two: 'أول رد بعد ساعتين',
    few: 'أول رد بعد {count} ساعات',
    many: 'أول رد بعد {count} ساعة',
    other: 'أول رد بعد {count} ساعة',
  },
  tookDays: {
    zero: 'أول رد خلال يوم',
    one: 'أول رد بعد يوم',
    two: 'أول رد بعد يومين',
    few: 'أول رد بعد {count} أيام',
    many: 'أول رد بعد {count} يومًا',
    other: 'أول رد بعد {count} يوم',
  },
  tookMinutes: 'أول رد خلال ساعة',
};
