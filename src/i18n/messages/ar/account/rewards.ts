import type { TranslationOf } from '../../../translate.ts';
import type { rewards as english } from '../../en/account/rewards.ts';
import { points } from './points.ts';

export const rewards: TranslationOf<typeof english> = {
  lead: 'ما ربحته باللعب، لقطعتك القادمة.',
  explained:
    'كل جائزة تطلبها تمنحك نقاطًا، ومع كل {points} نقطة يرتفع مستواك. النقاط لا تُنفق، أما خصوماتك فهي الكوبونات أدناه.',
  points,
  level: 'المستوى {level}',
  toNext: {
    zero: 'وصلت إلى المستوى {level}',
    one: 'بقيت لك نقطة واحدة حتى المستوى {level}',
    two: 'بقيت لك نقطتان حتى المستوى {level}',
    few: 'بقيت لك {count} نقاط حتى المستوى {level}',
    many: 'بقيت لك {count} نقطة حتى المستوى {level}',
    other: 'بقيت لك {count} نقطة حتى المستوى {level}',
  },
  progress: 'التقدم نحو المستوى التالي',
  coupons: 'كوبونات اللعبة',
  couponsNone: 'لا توجد كوبونات بعد',
  couponsNoneText: 'اكسب كوبونًا في لعبتنا وستجده في انتظارك هنا.',
  play: 'العب واكسب',
  off: 'خصم {percent}٪',
  amountOff: 'خصم {amount}',
  copy: 'نسخ الكود',
  copyCode: 'نسخ الكود {code}',
  copied: 'تم نسخ الكود',
  copyFailed: 'من فضلك انسخ الكود بنفسك.',
  until: 'صالح حتى {date}',
  usedOn: 'استُخدم في {date}',
  state: {
    waiting: 'في انتظار التحقق',
    usable: 'جاهز للاستخدام',
    used: 'مُستخدم',
    expired: 'منتهي',
    rejected: 'لم يتم التحقق',
  },
  waitingText: 'نتحقق من المتابعة، ويستغرق ذلك يومًا أو يومين.',
  prizes: 'الجوائز',
  prizeState: {
    pending: 'في انتظار التحقق',
    verified: 'تم التحقق',
    rejected: 'لم يتم التحقق',
    delivered: 'تم التسليم',
  },
  used: 'كوبونات استخدمتها',
  usedNone: 'ستظهر هنا الكوبونات التي تستخدمها وما وفّرته بها.',
  usedOrder: 'الطلب رقم {number}',
  usedTotal: 'إجمالي الطلب {amount}',
  saved: 'وفّرت {amount}',
  history: 'سجل النقاط',
  historyNone: 'ستظهر نقاطك هنا أولًا بأول.',
  reason: {
    prize_claimed: 'استلام جائزة',
    claim_rejected: 'جائزة لم يتم التحقق منها',
    staff: 'من فريقنا',
  },
};
