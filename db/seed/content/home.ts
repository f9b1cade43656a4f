import { pictureOfRoom } from '../pictures.ts';
import type { Text } from '../text.ts';

export type SectionItem = {
  title: Text;
  description?: Text;
  body?: Text;
  image?: string;
  cta?: { text: Text; url: string };
  secondCta?: { text: Text; url: string };
  rating?: number;
};

export type SectionSeed = {
  name: string;
  display: Text;
  description?: Text;
  layout: 'hero' | 'grid' | 'carousel' | 'testimonial' | 'featured' | 'faq' | 'default';
  /** `source` names what the shop itself fills in, such as the latest products. */
  config?: { columns?: number; source?: string; limit?: number };
  items?: readonly SectionItem[];
};

export const homeSections: readonly SectionSeed[] = [
  {
    name: 'hero',
    display: ['Welcome', 'البداية'],
    layout: 'hero',
    items: [
      {
        title: ['Furniture with a maker’s name', 'أثاث له صانع معروف'],
        description: [
          'Walnut from Damietta benches, shell from Khan el-Khalili, linen from the looms of Akhmim. Made by hand in Egypt, one piece at a time.',
          'جوز من ورش دمياط وصدف من خان الخليلي وكتان من أنوال أخميم. تصنعه اليد في مصر، قطعة قطعة.',
        ],
        image: pictureOfRoom('hero').url,
        cta: { text: ['Shop Now', 'تسوق الآن'], url: '/shop' },
        secondCta: { text: ['Custom Orders', 'طلبات خاصة'], url: '/custom-service' },
      },
    ],
  },
  {
    name: 'shop-by-room',
    display: ['Shop by room', 'تسوق حسب الغرفة'],
    layout: 'grid',
    config: { columns: 4 },
    items: [
      {
        title: ['Living room', 'غرفة المعيشة'],
        description: ['Majlis sofas, trays, screens', 'كنب مجلس وصواني وبرافانات'],
        image: pictureOfRoom('living-room').url,
        cta: { text: ['See the room', 'ادخل الغرفة'], url: '/shop?category=living-room' },
      },
      {
        title: ['Dining room', 'غرفة السفرة'],
        description: ['Tables for six, and for cousins', 'سفرة لستة، ولأولاد العم'],
        image: pictureOfRoom('dining-room').url,
        cta: { text: ['See the room', 'ادخل الغرفة'], url: '/shop?category=dining-room' },
      },
      {
        title: ['Bedroom', 'غرفة النوم'],
        description: ['Carved beds that keep quiet', 'أسرّة محفورة لا يُسمع لها صوت'],
        image: pictureOfRoom('bedroom').url,
        cta: { text: ['See the room', 'ادخل الغرفة'], url: '/shop?category=bedroom' },
      },
      {
        title: ['Office', 'المكتب'],
        description: ['Desks to write long letters on', 'مكاتب تصلح للخطابات الطويلة'],
        image: pictureOfRoom('office').url,
        cta: { text: ['See the room', 'ادخل الغرفة'], url: '/shop?category=office' },
      },
    ],
  },
  {
    name: 'featured-products',
    display: ['Fresh from the workshops', 'وصلت حديثًا من الورش'],
    description: ['The four latest pieces.', 'أحدث أربع قطع.'],
    layout: 'default',
    config: { source: 'latest_products', limit: 4 },
  },
  {
    name: 'why-choose-us',
    display: ['Why people come to us', 'لماذا يختارنا الناس'],
    layout: 'grid',
    config: { columns: 3 },
    items: [
      {
        title: ['Quality you can turn over', 'جودة تراها من كل جانب'],
        description: [
          'Solid wood, pegged joints, backs as clean as fronts. Up to five years of warranty on frames.',
          'خشب مصمت ووصلات معشقة وظهر نظيف كالوجه. وضمان يصل إلى خمس سنوات على الهياكل.',
        ],
      },
      {
        title: ['Drawn for your room', 'يُرسم لغرفتك'],
        description: [
          'Tell us the wall, the lift and the wish. We draw it, you change it, the workshop makes it in 8 to 12 weeks.',
          'احكِ لنا عن مقاس الحائط والأسانسير وما تتمناه. نرسم وتعدّل وتصنعه الورشة في ٨ إلى ١٢ أسبوعًا.',
        ],
      },
      {
        title: ['Nothing wasted', 'لا شيء يضيع'],
        description: [
          'Certified timber, plant tanning, offcuts that become inlay. The workshops are paid in full and on time.',
          'أخشاب معتمدة ودباغة نباتية وقصاصات تصير تطعيمًا. والورش تتقاضى حقها كاملًا وفي موعده.',
        ],
      },
    ],
  },
  {
    name: 'custom-design',
    display: ['Custom design', 'التصميم حسب الطلب'],
    layout: 'featured',
    items: [
      {
        title: ['You have a corner. We have forty workshops.', 'عندك ركن، وعندنا أربعون ورشة'],
        description: [
          'A bookcase around a crooked window, a table that fits the family, a screen for a restaurant. Send us pictures; we answer within 48 hours.',
          'مكتبة حول شباك مائل، وسفرة على قد العائلة، وبرافان لمطعم. أرسل صورك ونرد خلال ٤٨ ساعة.',
        ],
        image: pictureOfRoom('office').url,
        cta: { text: ['Book a consultation', 'احجز استشارة'], url: '/custom-service' },
      },
    ],
  },
  {
    name: 'recent-work',
    display: ['Recent work', 'أحدث أعمالنا'],
    layout: 'default',
    config: { source: 'recent_work', limit: 3 },
  },
  {
    name: 'testimonials',
    display: ['In their own words', 'قالوا عنا'],
    layout: 'testimonial',
    items: [
      {
        title: ['Mariam Abdelaziz', 'مريم عبد العزيز'],
        description: ['Home owner, Zamalek', 'صاحبة بيت، الزمالك'],
        body: [
          'They measured the afternoon light before they measured the walls. I knew then that the sofa would be right.',
          'قاسوا ضوء العصر قبل أن يقيسوا الحوائط، فعرفت أن الكنبة ستكون في مكانها.',
        ],
        rating: 5,
      },
      {
        title: ['James Whitfield', 'جيمس ويتفيلد'],
        description: ['Home owner, Maadi', 'صاحب بيت، المعادي'],
        body: [
          'The men who carried the table up had also made it. They would not leave before it stood level.',
          'الرجال الذين صعدوا بالسفرة هم من صنعوها، ولم ينصرفوا قبل أن تستوي.',
        ],
        rating: 5,
      },
      {
        title: ['Hossam Fouad', 'حسام فؤاد'],
        description: ['Architect, Heliopolis', 'مهندس معماري، مصر الجديدة'],
        body: [
          'Their drawings are exact to the millimetre and their wood is dry. That is all an architect asks.',
          'رسوماتهم دقيقة بالمليمتر وخشبهم جاف. وهذا كل ما يطلبه المهندس.',
        ],
        rating: 5,
      },
      {
        title: ['Sophie Lambert', 'صوفي لامبير'],
        description: ['Interior designer, Cairo', 'مصممة داخلية، القاهرة'],
        body: [
          'I send clients to the workshop before I send a quote. They come back with patience.',
          'أرسل عملائي إلى الورشة قبل أن أرسل عرض السعر، فيعودون وقد تعلموا الصبر.',
        ],
        rating: 4,
      },
      {
        title: ['Girgis Mikhail', 'جرجس ميخائيل'],
        description: ['Lodge owner, Luxor', 'صاحب نُزل، الأقصر'],
        body: [
          'Fourteen rooms, nine days early. Guests ask where to buy the lamps.',
          'أربع عشرة غرفة قبل الموعد بتسعة أيام. والنزلاء يسألون من أين يشترون الأباجورات.',
        ],
        rating: 5,
      },
    ],
  },
  {
    name: 'trusted-by',
    display: ['Trusted by', 'يثقون بنا'],
    layout: 'default',
    config: { source: 'partners', limit: 6 },
  },
  {
    name: 'newsletter',
    display: ['A letter each month', 'رسالة كل شهر'],
    description: [
      'What left the workshops, and who made it. No more than twelve letters a year.',
      'ما خرج من الورش ومن صنعه. لا تزيد على اثنتي عشرة رسالة في السنة.',
    ],
    layout: 'default',
    config: { source: 'newsletter' },
  },
];
