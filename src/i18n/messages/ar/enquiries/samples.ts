import type { TranslationOf } from '../../../translate.ts';
import type { sampleRequest as english } from '../../en/enquiries/samples.ts';

export const sampleRequest: TranslationOf<typeof english> = {
  title: 'عينات مجانًا',
  lead: 'حتى ثلاث عينات من الخشب أو القماش أو الجلد، تصلك مجانًا إلى بابك لتراها في ضوء بيتك.',
  forPiece: 'من أجل {name}',
  address: 'عنوان توصيل العينات',
  choose: 'اختر عينة أو اثنتين أو ثلاثًا',
  submit: 'أرسلوا لي العينات',
  sentTitle: 'سجّلنا طلب العينات',
  sentText: 'نقصّ العينات ونتصل بك قبل إرسالها.',
};
