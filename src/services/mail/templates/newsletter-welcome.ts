import type { Template } from '../mail-content.ts';
import { endNote } from './end-note.ts';

export const newsletterWelcome: Template<{ link: string; unsubscribe: string }> = {
  // The link that ends the subscription is the reader's alone.
  carriesLink: true,
  about: 'requested',
  en: ({ link, unsubscribe }, brand) => ({
    subject: `The newsletter of ${brand} will come to you`,
    greeting: 'Hello,',
    paragraphs: [
      'You asked for our newsletter, and it will come once a month at most: what left the workshops, who made it, and now and then a story from the bench.',
      'Nothing else will come, and nobody else gets your address.',
    ],
    action: { label: 'Look around meanwhile', link },
    note: 'You did not ask, or have had enough? The last link below ends it.',
    ...endNote.en(unsubscribe),
  }),
  ar: ({ link, unsubscribe }, brand) => ({
    subject: `نشرة ${brand} في طريقها إليك`,
    greeting: 'أهلًا بك،',
    paragraphs: [
      'طلبت نشرتنا البريدية، وستصلك مرة في الشهر على الأكثر: ما خرج من الورش ومن صنعه، وحكاية من حكايات الصنعة من وقت لآخر.',
      'لن يصلك غيرها، ولن يعرف بريدك أحد سوانا.',
    ],
    action: { label: 'تجوّل في المتجر', link },
    note: 'لم تطلبها أو اكتفيت منها؟ آخر رابط في الأسفل يوقفها.',
    ...endNote.ar(unsubscribe),
  }),
};
