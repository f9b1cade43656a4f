import type { TranslationOf } from '../../translate.ts';
import type { pages as english } from '../en/pages.ts';

export const pages: TranslationOf<typeof english> = {
  about: { title: 'من نحن', wholeTeam: 'تعرّف على الفريق كله' },
  contact: { title: 'تواصل معنا' },
  portfolio: {
    title: 'أعمالنا',
    text: 'بيوت وفنادق ومكاتب أثّثناها غرفة بعد غرفة.',
  },
  projects: {
    title: 'المشروعات',
    text: 'ما نعمل عليه الآن في الورش، وما سلّمناه لأصحابه.',
  },
  customService: { title: 'تصميم خاص' },
  contents: 'في هذه الصفحة',
  faq: {
    title: 'أسئلة شائعة',
    empty: 'لا توجد أقسام للأسئلة الشائعة',
    search: 'ابحث في الأسئلة',
    find: 'بحث',
    noMatch: 'لا نتائج عن «{query}»',
    found: {
      zero: 'لا أسئلة مطابقة',
      one: 'سؤال واحد مطابق',
      two: 'سؤالان مطابقان',
      few: '{count} أسئلة مطابقة',
      many: '{count} سؤالًا مطابقًا',
      other: '{count} سؤال مطابق',
    },
  },
  terms: { title: 'الشروط والأحكام' },
  privacy: { title: 'الخصوصية' },
  returnPolicy: { title: 'سياسة الإرجاع' },
  shippingInfo: {
    title: 'معلومات التوصيل',
    fees: 'رسوم التوصيل حسب المحافظة',
    governorate: 'المحافظة',
    onTheRoad: 'أيام الطريق',
    days: 'من {from} إلى {to}',
    fee: 'رسوم التوصيل للطلب الواحد',
    free: 'مجانًا',
  },
  careers: { title: 'وظائف' },
  team: { title: 'فريقنا' },
  partners: {
    title: 'شركاؤنا',
    empty: 'معلومات الشركاء قريبًا',
    visit: 'زيارة موقعهم',
  },
  project: { failed: 'حدث خطأ أثناء تحميل المشروع' },
  visitShop: 'تصفّح المتجر',
  visitContact: 'تواصل معنا',
  visitCustom: 'ابدأ تصميمك الخاص',
  readFaq: 'الأسئلة الشائعة',
  readDevelopers: 'للمطوّرين',
};
