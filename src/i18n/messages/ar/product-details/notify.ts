import type { TranslationOf } from '../../../translate.ts';
import type { notify as english } from '../../en/product-details/notify.ts';

export const notify: TranslationOf<typeof english> = {
  title: 'أبلغني عند توفره',
  text: 'اترك بريدك الإلكتروني ونكتب لك مرة واحدة حين تعود هذه القطعة.',
  textSignedIn: 'نكتب لك مرة واحدة حين تعود هذه القطعة.',
  email: 'البريد الإلكتروني',
  submit: 'أبلغني',
  busy: 'جارٍ الحفظ…',
  done: 'تم. سنكتب لك فور عودتها.',
  available: 'القطعة متاحة من جديد: يمكنك إضافتها إلى السلة الآن.',
  invalidEmail: 'من فضلك اكتب بريدًا إلكترونيًا صحيحًا',
  failed: 'لم نتمكن من تسجيل طلبك. حاول مرة أخرى من فضلك.',
};
