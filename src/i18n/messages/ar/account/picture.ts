import type { TranslationOf } from '../../../translate.ts';
import type { picture as english } from '../../en/account/picture.ts';

export const picture: TranslationOf<typeof english> = {
  title: 'الصورة',
  hint: 'JPEG أو PNG أو WebP أو GIF أو AVIF حتى {megabytes} ميجابايت. نقصّها مربعة، ونحذف منها بيانات مكان التصوير.',
  choose: 'اختيار صورة',
  save: 'حفظ الصورة',
  saving: 'جارٍ الحفظ',
  remove: 'حذف الصورة',
  removed: 'تم حذف صورتك.',
  missing: 'من فضلك اختر صورة أولًا.',
  tooLarge: 'يجب ألا يزيد حجم الصورة على ٥ ميجابايت',
  tooMany: 'تصلنا صور كثيرة الآن. حاول مرة أخرى بعد قليل من فضلك.',
  notPicture: 'من فضلك ارفع ملف صورة (JPEG أو PNG أو ما شابه)',
};
