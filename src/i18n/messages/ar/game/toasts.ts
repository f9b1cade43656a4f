import type { TranslationOf } from '../../../translate.ts';
import type { toasts as english } from '../../en/game/toasts.ts';

export const toasts: TranslationOf<typeof english> = {
  usernameRequired: {
    title: 'اسم المستخدم على إنستجرام مطلوب',
    text: 'اكتب اسم المستخدم على إنستجرام لتستلم جائزتك.',
  },
  claimed: {
    title: 'مبروك، الجائزة لك!',
    text: 'سنتأكد من متابعتك لنا على إنستجرام ثم نضيف الجائزة إلى مكافآتك.',
  },
  thanks: { title: 'تم بنجاح', text: 'سجّلنا جائزتك. شكرًا على اللعب معنا!' },
  claimFailed: {
    title: 'لم يتم استلام الجائزة',
    text: 'حدثت مشكلة أثناء استلام جائزتك. حاول مرة أخرى من فضلك.',
  },
  invalidPrize: {
    title: 'جائزة غير صالحة',
    text: 'حدثت مشكلة في اختيار الجائزة. حاول مرة أخرى من فضلك.',
  },
  noPrize: { title: 'خطأ', text: 'لا توجد جائزة مختارة لاستلامها.' },
  failed: { title: 'خطأ', text: 'تعذّر استلام الجائزة. حاول مرة أخرى من فضلك.' },
  reset: 'بدأنا من جديد. جاهز لجولة أخرى؟',
  pendingClaimed: {
    title: 'مبروك، الجائزة لك!',
    text: 'سجّلنا طلب جائزتك وربطناه بحسابك الجديد!',
  },
  pendingLinked: { title: 'ربطنا جائزتك بحسابك', text: 'أصبح طلب جائزتك مرتبطًا بحسابك الجديد!' },
  pendingNotFound: { title: 'الجائزة غير موجودة', text: 'لم نجد الجائزة المطلوب استلامها.' },
  pendingFailed: { title: 'لم يتم استلام الجائزة', text: 'تعذّر استلام جائزتك.' },
};
