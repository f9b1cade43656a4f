import type { StoredSection } from '#domain/content/stored-section.ts';
import { playAndWin } from './play-and-win.ts';
import { testimonials } from './testimonials.ts';

/** The URL contains the width; upright pictures are 4:5, those of workshops 3:2. */
const room = (name: string, width: number, ratio: number) => ({
  image: `/pictures/rooms/${name}/${width}.webp`,
  image_width: width,
  image_height: width / ratio,
});
const upright = (name: string, width: number) => room(`${name}-upright`, width, 4 / 5);

/** The home page of the demo shop. What it says of makers, customers and prizes is true there only. */
export const defaultHome: readonly StoredSection[] = [
  {
    name: 'hero',
    display_name: 'Welcome',
    display_name_ar: 'البداية',
    layout_type: 'hero',
    items: [
      {
        title_en: 'Furniture with a maker’s name',
        title_ar: 'أثاث تعرف اسم صانعه',
        description_en:
          'Walnut from Damietta benches, shell from Khan el-Khalili, linen from the looms of Akhmim. Made by hand in Egypt, one piece at a time.',
        description_ar:
          'جوز من ورش دمياط، وصدف من خان الخليلي، وكتان من أنوال أخميم. شغل يد مصري، قطعة قطعة.',
        ...upright('hero', 960),
        image_alt_en: 'Armchair and brass tray table in lattice light, a pierced lantern above',
        image_alt_ar: 'فوتيه وصينية نحاس في ضوء مشربية، وفوقهما فانوس مفرّغ',
        film: '/pictures/film/hero',
        tagged_products: 'sitt-wassila-armchair nahhasin-tray-table',
        cta_text: 'Shop Now',
        cta_text_ar: 'تسوق الآن',
        cta_url: '/shop',
        second_cta_text: 'Custom Orders',
        second_cta_text_ar: 'طلبات خاصة',
        second_cta_url: '/custom-service',
      },
    ],
  },
  {
    name: 'shop-by-room',
    display_name: 'Shop by room',
    display_name_ar: 'تسوق حسب الغرفة',
    description: 'Four rooms of the house, each furnished from our own benches.',
    description_ar: 'أربع غرف في البيت، كل ما فيها خرج من ورشنا.',
    layout_type: 'grid',
    config: { columns: 4 },
    items: [
      {
        title_en: 'Living room',
        title_ar: 'غرفة المعيشة',
        description_en: 'Majlis sofas, trays, screens',
        description_ar: 'كنب مجالس وصوانٍ وبرافانات',
        ...upright('living-room', 960),
        image_alt_en: 'Linen sofa under a khayameya panel, coffee on a brass tray',
        image_alt_ar: 'كنبة كتان تحت لوحة خيامية وقهوة على صينية نحاس',
        cta_text: 'See the room',
        cta_text_ar: 'ادخل الغرفة',
        cta_url: '/shop?category=living-room',
      },
      {
        title_en: 'Dining room',
        title_ar: 'غرفة السفرة',
        description_en: 'Tables for six, and for cousins',
        description_ar: 'سفرة لستة، ومكان لأولاد العم',
        ...upright('dining-room', 960),
        image_alt_en: 'Dining table under a pierced lantern, an arched mirror behind it',
        image_alt_ar: 'سفرة تحت فانوس مفرّغ وخلفها مرآة معقودة',
        cta_text: 'See the room',
        cta_text_ar: 'ادخل الغرفة',
        cta_url: '/shop?category=dining-room',
      },
      {
        title_en: 'Bedroom',
        title_ar: 'غرفة النوم',
        description_en: 'Carved beds that keep quiet',
        description_ar: 'أسرّة محفورة لا تسمع لها صوتًا',
        ...upright('bedroom', 960),
        image_alt_en: 'Bed with an arabesque headboard, lattice light on the pillows',
        image_alt_ar: 'سرير برأس أرابيسك وضوء المشربية على الوسائد',
        cta_text: 'See the room',
        cta_text_ar: 'ادخل الغرفة',
        cta_url: '/shop?category=bedroom',
      },
      {
        title_en: 'Office',
        title_ar: 'غرفة المكتب',
        description_en: 'Desks to write long letters on',
        description_ar: 'مكاتب تليق بالخطابات الطويلة',
        ...upright('office', 960),
        image_alt_en:
          'Inlaid writing desk with an alabaster lamp and an open book, a folding screen behind it',
        image_alt_ar: 'مكتب مطعّم عليه أباجورة ألباستر وكتاب مفتوح، وخلفه برافان',
        cta_text: 'See the room',
        cta_text_ar: 'ادخل الغرفة',
        cta_url: '/shop?category=office',
      },
    ],
  },
  {
    name: 'featured-products',
    display_name: 'Fresh from the workshops',
    display_name_ar: 'وصلت حديثًا من الورش',
    description: 'The four latest pieces.',
    description_ar: 'أحدث أربع قطع.',
    layout_type: 'default',
    config: { source: 'latest_products' },
  },
  {
    name: 'why-choose-us',
    display_name: 'Why people come to us',
    display_name_ar: 'لماذا يختارنا الناس',
    layout_type: 'grid',
    config: { columns: 3 },
    items: [
      {
        title_en: 'Quality you can turn over',
        title_ar: 'جودة تراها من كل جانب',
        description_en:
          'Solid wood, pegged joints, backs as clean as fronts. Up to five years of warranty on frames.',
        description_ar:
          'خشب مصمت ووصلات معشّقة، وظهر نظيف كالوجه. وضمان يصل إلى خمس سنوات على الهيكل.',
        icon: 'joint',
      },
      {
        title_en: 'Custom designs, drawn for your room',
        title_ar: 'تصميم خاص يُرسم لغرفتك',
        description_en:
          'Tell us the wall, the lift and the wish. We draw it, you change it, the workshop makes it in 8 to 12 weeks.',
        description_ar:
          'احكِ لنا عن مقاس الحائط والأسانسير وما تتمناه. نرسم وتعدّل، وتصنعه الورشة في ٨ إلى ١٢ أسبوعًا.',
        icon: 'drawing',
      },
      {
        title_en: 'Sustainable, because nothing is wasted',
        title_ar: 'استدامة لا يضيع معها شيء',
        description_en:
          'Certified timber, plant tanning, offcuts that become inlay. The workshops are paid in full and on time.',
        description_ar:
          'أخشاب معتمدة ودباغة نباتية وقصاصات تصير تطعيمًا. والورش تتقاضى حقها كاملًا وفي موعده.',
        icon: 'offcut',
      },
    ],
  },
  {
    name: 'custom-design',
    display_name: 'Custom design',
    display_name_ar: 'التصميم الخاص',
    layout_type: 'featured',
    items: [
      {
        title_en: 'You have a corner. We have the workshops.',
        title_ar: 'عندك ركن، وعندنا الورش',
        description_en:
          'A bookcase around a crooked window, a table that fits the family, a screen for a restaurant. Send us pictures; we answer within 48 hours.',
        description_ar:
          'مكتبة حول شباك مائل، أو سفرة تتسع للعائلة كلها، أو برافان لمطعم. أرسل صورك ونرد عليك خلال ٤٨ ساعة.',
        ...room('workshop-boards', 1200, 3 / 2),
        image_alt_en: 'Walnut drying in the workshop, boards leaning on the wall',
        image_alt_ar: 'خشب جوز يجف في الورشة، وألواح مسنودة إلى الحائط',
        cta_text: 'Book a consultation',
        cta_text_ar: 'احجز استشارة',
        cta_url: '/custom-service',
      },
    ],
  },
  {
    name: 'recent-work',
    display_name: 'Recent work',
    display_name_ar: 'أحدث أعمالنا',
    layout_type: 'default',
    config: { source: 'recent_work' },
  },
  testimonials,
  playAndWin,
  {
    name: 'newsletter',
    display_name: 'News from the benches',
    display_name_ar: 'أخبار الورش',
    description: 'What left the workshops, and who made it.',
    description_ar: 'ما خرج من الورش ومن صنعه.',
    layout_type: 'default',
    config: { source: 'newsletter' },
  },
  {
    name: 'trusted-by',
    display_name: 'Trusted by',
    display_name_ar: 'يثقون بنا',
    layout_type: 'default',
    config: { source: 'partners' },
  },
];
