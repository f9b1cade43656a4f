import type { TranslationOf } from '../../../translate.ts';
import type { endMails as english } from '../../en/enquiries/end-mails.ts';

export const endMails: TranslationOf<typeof english> = {
  unsubscribeTitle: 'إلغاء الاشتراك',
  unsubscribeText: 'ضغطة واحدة ولن تصلك النشرة بعدها.',
  unsubscribe: 'إلغاء اشتراكي',
  unsubscribing: 'لحظة واحدة...',
  unsubscribedTitle: 'تم إلغاء اشتراكك',
  unsubscribedText: 'لن تصلك النشرة بعد الآن. وإن غيّرت رأيك فنموذج الاشتراك في مكانه.',
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
