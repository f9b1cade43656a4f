import type { TranslationOf } from '../../../translate.ts';
import type { newsletter as english } from '../../en/storefront/newsletter.ts';

export const newsletter: TranslationOf<typeof english> = {
  title: 'النشرة البريدية',
  text: 'ما خرج من الورش هذا الشهر ومن صنعه. اثنتا عشرة نشرة في السنة على الأكثر، وتوقفها متى شئت برابط واحد.',
  email: 'البريد الإلكتروني',
  subscribe: 'اشترك',
  subscribing: 'جارٍ الاشتراك...',
  required: 'من فضلك اكتب بريدك الإلكتروني.',
  invalid: 'من فضلك أدخل بريدًا إلكترونيًا صحيحًا',
  subscribedTitle: 'تم اشتراكك',
  subscribedText: 'شكرًا لك. ستصلك النشرة القادمة.',
  promise: 'النشرة فقط، وتلغي اشتراكك بضغطة واحدة.',
  unsubscribeTitle: 'إلغاء الاشتراك',
  unsubscribeText: 'ضغطة واحدة ولن تصلك رسالة أخرى.',
  unsubscribe: 'إلغاء اشتراكي',
  unsubscribing: 'لحظة واحدة...',
  unsubscribedTitle: 'تم إلغاء اشتراكك',
  unsubscribedText: 'لن تصلك رسائل بعد الآن. وإن غيّرت رأيك فالنموذج في مكانه.',
  unknownLinkTitle: 'هذا الرابط لم يعد صالحًا',
  unknownLinkText:
    'لا نعرف هذا الرابط، أو لعله نُسخ ناقصًا. افتحه من الرسالة مرة أخرى، أو راسلنا ونلغي الاشتراك نيابة عنك.',
  backToShop: 'تصفّح المتجر',
  contact: 'تواصل معنا',
  notifications: {
    endTitle: 'هل نوقف هذه الرسائل؟',
    endText: 'ضغطة واحدة ولن تصلك رسائل من هذا النوع. ويبقى حسابك كما هو.',
    end: 'إيقاف هذه الرسائل',
    endedTitle: 'توقفت هذه الرسائل',
    endedText: 'لن تصلك رسائل من نوع «{name}». ويمكنك إعادتها في أي وقت.',
    unknownTitle: 'هذا الرابط لا يعمل',
    unknownText: 'ينقص جزء من هذا الرابط. ومن حسابك تختار الرسائل التي تصلك.',
    choices: 'اختيار الرسائل التي تصلك',
  },
};
