import type { TranslationOf } from '../../translate.ts';
import type { newsletter as english } from '../en/newsletter.ts';

export const newsletter: TranslationOf<typeof english> = {
  title: 'النشرة البريدية',
  text: 'ما خرج من الورش ومن صنعه. وفي كل نشرة رابط يوقفها متى شئت.',
  email: 'البريد الإلكتروني',
  subscribe: 'اشترك',
  subscribing: 'جارٍ الاشتراك...',
  required: 'من فضلك اكتب بريدك الإلكتروني.',
  invalid: 'من فضلك أدخل بريدًا إلكترونيًا صحيحًا',
  subscribedTitle: 'تم اشتراكك',
  subscribedText: 'شكرًا لك. ستصلك النشرة القادمة.',
};
