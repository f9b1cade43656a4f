import type { TranslationOf } from '../../../translate.ts';
import type { address as english } from '../../en/basket/address.ts';

export const address: TranslationOf<typeof english> = {
  fullName: 'الاسم بالكامل',
  phone: 'رقم المحمول',
  phoneHint: 'رقم مصري مثل ٠١٠٠ ١٢٣ ٤٥٦٧. نتصل بك عليه قبل أن نأتي.',
  email: 'البريد الإلكتروني',
  emailHint: 'لتأكيد طلبك فقط.',
  governorate: 'المحافظة',
  choose: 'اختر من فضلك',
  city: 'المدينة أو الحي',
  street: 'الشارع',
  building: 'رقم المبنى',
  floor: 'الدور',
  apartment: 'الشقة',
  landmark: 'علامة مميزة',
  landmarkHint: 'ما الذي يبحث عنه فريقنا ليصل إليك.',
  optional: '(اختياري)',
  problems: {
    required: 'املأ هذا الحقل من فضلك.',
    too_long: 'النص أطول من اللازم.',
    invalid_email: 'أدخل بريدًا إلكترونيًا صحيحًا من فضلك',
    invalid_phone: 'أدخل رقم هاتف مصريًا صحيحًا من فضلك.',
    invalid_choice: 'اختر من القائمة من فضلك.',
    not_served: 'لا نوصّل إلى هذه المحافظة بعد. اختر محافظة أخرى من فضلك.',
  },
  line: {
    street: '{building} {street}',
    floor: 'الدور {floor}',
    apartment: 'شقة {apartment}',
    comma: '، ',
  },
};
