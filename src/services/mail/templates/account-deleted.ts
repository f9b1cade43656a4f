import type { Template } from '../mail-content.ts';
import { greeting } from './greeting.ts';

export const accountDeleted: Template<{ name: string; link: string }> = {
  carriesLink: false,
  about: 'account',
  leavesNoTrace: true,
  en: ({ name, link }, brand) => ({
    subject: `Your account at ${brand} is closed`,
    greeting: greeting.en(name),
    paragraphs: [
      'Your account has been deleted, as you asked: profile, addresses, wishes, reviews, notifications and enquiries are gone, and every device is signed out.',
      'Of your orders we keep what tax law requires, dates and amounts, without your name, phone, e-mail or address.',
      'This is the last e-mail from us to this account. Thank you for being with us.',
    ],
    action: { label: 'Visit the shop', link },
    note: 'You did not ask for this? Please write to us at once; what is deleted cannot be brought back, but we will look into it.',
  }),
  ar: ({ name, link }, brand) => ({
    subject: `تم حذف حسابك لدى ${brand}`,
    greeting: greeting.ar(name),
    paragraphs: [
      'حذفنا حسابك كما طلبت: بياناتك وعناوينك ومفضلتك وآراؤك وإشعاراتك واستفساراتك لم تعد عندنا، وسُجّل خروجك من كل الأجهزة.',
      'نحتفظ من طلباتك بما يُلزمنا به قانون الدفاتر التجارية فقط، أي التواريخ والمبالغ، دون اسمك أو رقمك أو بريدك أو عنوانك.',
      'هذه آخر رسالة منا إلى هذا الحساب. سعدنا بوجودك معنا.',
    ],
    action: { label: 'زيارة المتجر', link },
    note: 'لم تطلب ذلك؟ راسلنا فورًا من فضلك؛ ما حُذف لا يعود، ولكننا سنبحث الأمر.',
  }),
};
