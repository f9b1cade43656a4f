import type { TranslationOf } from '../../../translate.ts';
import type { whatsApp as english } from '../../en/storefront/whatsapp.ts';

export const whatsApp: TranslationOf<typeof english> = {
  askPiece: 'اسأل عن هذه القطعة على واتساب',
  askOrder: 'اسأل عن هذا الطلب على واتساب',
  name: 'واتساب',
  write: 'راسلنا على واتساب',
  save: 'حفظ على واتساب',
  sendPhotos: 'أرسل الصور على واتساب بدلًا من ذلك',
  hours: 'مواعيد الرد: {hours}',
  texts: {
    piece: 'أهلًا، لدي سؤال عن {name}:',
    order: 'أهلًا، لدي سؤال عن الطلب رقم {number}.',
    save: 'طلبي رقم {number} من {brand}:',
    photos: 'أهلًا، أود تصنيع قطعة خاصة، وهذه صوري.',
    question: 'أهلًا، لدي سؤال.',
  },
};
