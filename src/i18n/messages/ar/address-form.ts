import type { TranslationOf } from '../../translate.ts';
import type { addressForm as english } from '../en/address-form.ts';

export const addressForm: TranslationOf<typeof english> = {
  full_name: 'الاسم بالكامل',
  phone: 'رقم الموبايل',
  phoneHint: 'يتصل فريق التوصيل بهذا الرقم قبل وصوله.',
  email: 'البريد الإلكتروني',
  emailHint: 'لإرسال الإيصال ورابط متابعة الطلب.',
  governorate: 'المحافظة',
  chooseGovernorate: 'اختر المحافظة',
  city: 'المدينة أو الحي',
  street: 'الشارع',
  building: 'رقم العمارة',
  floor: 'الدور',
  apartment: 'الشقة',
  landmark: 'علامة مميزة',
  landmarkHint: 'ما يراه السائق من الشارع، مثل صيدلية أو جامع.',
  problems: {
    required: 'من فضلك املأ هذه الخانة.',
    invalid_phone: 'من فضلك أدخل رقمًا مصريًا صحيحًا، مثل ٠١٠٠١٢٣٤٥٦٧.',
    invalid_email: 'من فضلك أدخل بريدًا إلكترونيًا صحيحًا',
    too_long: 'من فضلك اختصر هذا النص.',
    not_served: 'لا نوصّل إلى هناك بعد. من فضلك اختر محافظة أخرى.',
    invalid: 'هذه القيمة غير صحيحة.',
  },
};
