import type { TranslationOf } from '../../../translate.ts';
import type { home as english } from '../../en/storefront/home.ts';

export const home: TranslationOf<typeof english> = {
  title: 'الرئيسية',
  heroTitle: 'صُنع على مهل، باليد، في مصر',
  heroText:
    'أثاث وإضاءة من ورش دمياط وخان الخليلي والصعيد، نضع عليه اللمسة الأخيرة في معرضنا بالقاهرة.',
  shopNow: 'تسوّق الآن',
  customOrders: 'طلبات خاصة',
  roomsTitle: 'تسوّق حسب الغرفة',
  roomsText: 'أربع غرف، كل قطعة فيها خرجت من ورشنا.',
  featuredTitle: 'أحدث ما خرج من الورش',
  seeAll: 'عرض الكل',
  noProducts: 'لا توجد منتجات للعرض حاليًا.',
  whyTitle: 'لماذا تختارنا',
  qualityTitle: 'جودة تلمسها بيدك',
  qualityText: 'زان وجوز ونحاس، بوصلات نقر ولسان. وكل قطعة يراجعها من صنعها بيده.',
  customTitle: 'تصميمات خاصة',
  customText: 'غيّر الخشب أو القماش أو المقاس، أو ابدأ من رسم في خيالك.',
  sustainableTitle: 'استدامة من الأصل',
  sustainableText: 'خامات قريبة المصدر، وتشطيبات طبيعية، وأثاث يستحق أن يُصان لا أن يُرمى.',
  promoTitle: 'قطعة لا مثيل لها',
  promoText:
    'احكِ لنا عن الغرفة، ويرد عليك مصممونا خلال ٤٨ ساعة. يستغرق الأثاث الخاص من ٨ إلى ١٢ أسبوعًا من الرسم إلى التسليم.',
  promoAction: 'احجز استشارة',
  workTitle: 'من أحدث أعمالنا',
  viewAllProjects: 'كل المشروعات',
  noProjects: 'تعذّر تحميل المشروعات.',
};
