import type { TranslationOf } from '../../../translate.ts';
import type { rejections as english } from '../../en/game/rejections.ts';

export const rejections: TranslationOf<typeof english> = {
  game_disabled: 'اللعبة في استراحة قصيرة، عُد إلينا قريبًا.',
  cooldown: 'لعبت اليوم بالفعل، ويمكنك اللعب مرة أخرى بعد {wait}.',
  invalid_device: 'اللعبة لا تعرف هذا الجهاز. ابدأ من جديد من فضلك.',
  game_not_found: 'هذه اللعبة غير موجودة أو انتهت.',
  wrong_stage: 'اللعبة في مرحلة أخرى.',
  already_answered: 'سبق أن أجبت عن هذا السؤال.',
  out_of_order: 'لم يأتِ دور هذا السؤال.',
  invalid_option: 'هذه الإجابة ليست من الاختيارات.',
  rate_limited: 'محاولات كثيرة. انتظر قليلًا من فضلك.',
  no_prize_selected: 'لم يتم اختيار جائزة',
  username_required: 'اسم المستخدم على إنستجرام مطلوب',
  username_invalid: 'اسم المستخدم هذا غير صحيح.',
  username_taken:
    'حساب إنستجرام هذا استلم جائزة من قبل. اكتب اسم حسابك أنت، وإن كان الحساب حسابك ولم تستلم شيئًا فراسلنا ونحلّ الأمر.',
  not_identified: 'لم تسجّل الدخول ولا يوجد رقم تعريف لهذا الجهاز',
  account_required:
    'جوائز كثيرة تم استلامها اليوم من شبكتك. جائزتك محفوظة لك: سجّل الدخول أو أنشئ حسابًا لتستلمها.',
  proof_required: 'كثيرون يلعبون اليوم من شبكتك. سجّل الدخول أو أنشئ حسابًا لتلعب.',
  already_claimed: 'سبق أن حصلت على جائزة. لكل مستخدم أو جهاز جائزة واحدة فقط.',
  prize_not_found: 'الجائزة غير موجودة',
  prize_unavailable: 'هذه الجائزة لم تعد متاحة. جرّب جائزة أخرى من فضلك.',
  claim_check_failed: 'تعذّر التحقق من جوائزك السابقة',
  claim_failed: 'لم يتم استلام الجائزة: {message}',
  claim_unknown: 'حدث خطأ غير معروف أثناء استلام الجائزة',
  noAnswer: 'لم يرد المتجر. حاول مرة أخرى من فضلك.',
  not_signed_in: 'سجّل الدخول للمتابعة',
  draw_not_found: 'لا يوجد سحب بهذا الرقم.',
  no_questions: 'لا توجد أسئلة في الملف',
};
