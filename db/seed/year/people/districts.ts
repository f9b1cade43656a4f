import type { Text } from '../../text.ts';

/** How many of a hundred orders go to a governorate, and where they go there. */
type Destination = { code: string; share: number; districts: readonly Text[] };

export const destinations: readonly Destination[] = [
  {
    code: 'cairo',
    share: 36,
    districts: [
      ['Nasr City', 'مدينة نصر'],
      ['Heliopolis', 'مصر الجديدة'],
      ['New Cairo', 'القاهرة الجديدة'],
      ['Maadi', 'المعادي'],
      ['Zamalek', 'الزمالك'],
      ['Garden City', 'جاردن سيتي'],
      ['Mokattam', 'المقطم'],
      ['Shubra', 'شبرا'],
    ],
  },
  {
    code: 'giza',
    share: 20,
    districts: [
      ['Dokki', 'الدقي'],
      ['Mohandessin', 'المهندسين'],
      ['6th of October City', 'مدينة ٦ أكتوبر'],
      ['Sheikh Zayed', 'الشيخ زايد'],
      ['Haram', 'الهرم'],
    ],
  },
  {
    code: 'alexandria',
    share: 12,
    districts: [
      ['Smouha', 'سموحة'],
      ['Roushdy', 'رشدي'],
      ['Gleem', 'جليم'],
      ['Miami', 'ميامي'],
    ],
  },
  {
    code: 'qalyubia',
    share: 4,
    districts: [
      ['Banha', 'بنها'],
      ['Obour City', 'مدينة العبور'],
    ],
  },
  {
    code: 'sharqia',
    share: 3,
    districts: [
      ['Zagazig', 'الزقازيق'],
      ['10th of Ramadan', 'العاشر من رمضان'],
    ],
  },
  {
    code: 'dakahlia',
    share: 4,
    districts: [
      ['Mansoura', 'المنصورة'],
      ['Mit Ghamr', 'ميت غمر'],
    ],
  },
  {
    code: 'gharbia',
    share: 3,
    districts: [
      ['Tanta', 'طنطا'],
      ['El-Mahalla El-Kubra', 'المحلة الكبرى'],
    ],
  },
  { code: 'monufia', share: 2, districts: [['Shibin El-Kom', 'شبين الكوم']] },
  { code: 'beheira', share: 2, districts: [['Damanhour', 'دمنهور']] },
  { code: 'kafr_el_sheikh', share: 1, districts: [['Kafr El Sheikh', 'كفر الشيخ']] },
  { code: 'damietta', share: 1, districts: [['New Damietta', 'دمياط الجديدة']] },
  {
    code: 'port_said',
    share: 2,
    districts: [
      ['Port Fouad', 'بورفؤاد'],
      ['El-Sharq', 'حي الشرق'],
    ],
  },
  { code: 'ismailia', share: 2, districts: [['Ismailia', 'الإسماعيلية']] },
  { code: 'suez', share: 1, districts: [['Port Tawfik', 'بورتوفيق']] },
  { code: 'faiyum', share: 1, districts: [['Faiyum', 'الفيوم']] },
  { code: 'beni_suef', share: 1, districts: [['Beni Suef', 'بني سويف']] },
  { code: 'minya', share: 1, districts: [['Minya', 'المنيا']] },
  { code: 'asyut', share: 1, districts: [['Asyut', 'أسيوط']] },
  { code: 'sohag', share: 1, districts: [['Sohag', 'سوهاج']] },
  { code: 'qena', share: 0.5, districts: [['Qena', 'قنا']] },
  { code: 'luxor', share: 1, districts: [['Luxor', 'الأقصر']] },
  { code: 'aswan', share: 1, districts: [['Aswan', 'أسوان']] },
  {
    code: 'red_sea',
    share: 2,
    districts: [
      ['Hurghada', 'الغردقة'],
      ['El-Gouna', 'الجونة'],
    ],
  },
  { code: 'new_valley', share: 0.3, districts: [['El-Kharga', 'الخارجة']] },
  { code: 'matrouh', share: 0.7, districts: [['Marsa Matrouh', 'مرسى مطروح']] },
  { code: 'north_sinai', share: 0.3, districts: [['El-Arish', 'العريش']] },
  {
    code: 'south_sinai',
    share: 0.7,
    districts: [
      ['Sharm El-Sheikh', 'شرم الشيخ'],
      ['Dahab', 'دهب'],
    ],
  },
];

export const streets: readonly Text[] = [
  ['El-Tahrir Street', 'شارع التحرير'],
  ['El-Nasr Street', 'شارع النصر'],
  ['El-Gomhoria Street', 'شارع الجمهورية'],
  ['Saad Zaghloul Street', 'شارع سعد زغلول'],
  ['Orabi Street', 'شارع عرابي'],
  ['El-Horreya Road', 'طريق الحرية'],
  ['El-Galaa Street', 'شارع الجلاء'],
  ['Taha Hussein Street', 'شارع طه حسين'],
  ['Ahmed Shawky Street', 'شارع أحمد شوقي'],
  ['El-Nil Street', 'شارع النيل'],
];

export const landmarks: readonly Text[] = [
  ['Beside the pharmacy', 'بجوار الصيدلية'],
  ['Opposite the school', 'أمام المدرسة'],
  ['Behind the mosque', 'خلف المسجد'],
  ['Above the bakery', 'أعلى المخبز'],
  ['Near the metro station', 'بالقرب من محطة المترو'],
];
