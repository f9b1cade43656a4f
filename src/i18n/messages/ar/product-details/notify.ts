import type { TranslationOf } from '../../../translate.ts';
import type { notify as english } from '../../en/product-details/notify.ts';

export const notify: TranslationOf<typeof english> = {
  title: 'أبلغني عند توفرها',
  text: 'اترك بريدك الإلكتروني ونراسلك مرة واحدة حين تعود هذه القطعة.',
  textSignedIn: 'نراسلك مرة واحدة حين تعود هذه القطعة.',
  email: 'البريد الإلكتروني',
  submit: 'أبلغني',
  busy: 'جارٍ الحفظ…',
  done: 'تم. سنراسلك فور عودتها.',
  available: 'القطعة متاحة من جديد: يمكنك إضافتها إلى السلة الآن.',
  invalidEmail: 'من فضلك أدخل بريدًا إلكترونيًا صحيحًا',
  failed: 'لم نتمكن من تسجيل طلبك. حاول مرة أخرى من فضلك.',
};
