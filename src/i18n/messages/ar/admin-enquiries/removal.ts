import type { TranslationOf } from '../../../translate.ts';
import type { enquiryRemoval as english } from '../../en/admin-enquiries/removal.ts';

export const enquiryRemoval: TranslationOf<typeof english> = {
  open: 'حذف',
  title: 'حذف نهائي؟',
  text: 'ستُحذف كلمات العميل والصور والملاحظات والردود، ولا يمكن التراجع عن ذلك.',
  keep: 'إبقاء',
  confirm: 'حذف نهائي',
  deleting: 'جارٍ الحذف…',
  failedTitle: 'لم يُحذف شيء',
};
