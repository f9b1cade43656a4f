import type { TranslationOf } from '../../../translate.ts';
import type { adminChangeProblems as english } from '../../en/admin/change-problems.ts';

export const adminChangeProblems: TranslationOf<typeof english> = {
  row_gone: 'هذا الصف لم يعد موجودًا.',
  not_ready: 'غير جاهز للنشر: تنقص نصوص عربية أو صورة أو نصوص بديلة.',
  price_not_positive: 'يجب أن يكون السعر أكبر من صفر.',
  price_too_high: 'هذا السعر أكبر من المسموح.',
  sale_not_below: 'يجب أن يكون السعر بعد الخصم أقل من السعر.',
  end_before_start: 'أطول مدة لا تقل عن أقصرها.',
  required: 'لا يمكن ترك هذه الخانة فارغة.',
  too_long: 'هذا النص أطول من المسموح.',
  invalid_number: 'هذه القيمة ليست عددًا صحيحًا.',
  invalid_amount: 'هذه القيمة ليست مبلغًا، مثل ٢٥ أو ٢٥٫٥٠.',
  invalid_slug: 'حروف إنجليزية صغيرة وأرقام وشرطات مفردة فقط.',
  out_of_range: 'هذا العدد خارج الحدود المسموحة.',
  unknown_value: 'هذه القيمة غير معروفة في المتجر.',
  unknown_id: 'لا يوجد صف بهذا المعرّف.',
  twice: 'سطر آخر في الملف يخص الصف نفسه.',
  taken: 'هذه القيمة مستخدمة في صف آخر.',
  too_many_cells: 'خانات هذا السطر أكثر من خانات العناوين.',
  cannot_add: 'لا يوجد صف مطابق، والإضافة غير متاحة هنا.',
  publish_elsewhere: 'النشر من القائمة، فهي تتحقق مما ينقص.',
  game_coupon: 'كوبونات اللعبة تتبع جوائزها.',
  ends_later: 'نهايته أبعد من ذلك، أو ليست له نهاية.',
  other: 'المتجر لا يقبل هذه القيمة ({code}).',
};
