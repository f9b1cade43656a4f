import { near, type View, type Views } from './view.ts';

/** From there a round piece takes less of its frame than its corners do, so it is brought nearer. */
const fromAbove = (azimuth: number, elevation: number, en: string, ar: string): View => ({
  azimuth,
  elevation,
  fill: 1.2,
  shows: [`${en} from above`, `${ar} من أعلى`],
});

/** Poufs, pottery, boxes and baskets, the costly ones first. */
export const accessoryViews: Views = {
  'tunis-village-serving-set': {
    above: fromAbove(22, 40, 'The serving set', 'طقم التقديم'),
    glaze: {
      azimuth: -12,
      elevation: 14,
      focus: [0.5, 0.35, 0.45],
      zoom: 2.5,
      shows: ['A fish under the turquoise glaze of a plate', 'سمكة تحت الطلاء الفيروزي لطبق'],
    },
  },
  'siwa-embroidered-pouf': {
    above: { ...fromAbove(15, 54, 'The embroidered pouf', 'البوف المطرز'), fill: 1.35 },
    sun: {
      azimuth: -20,
      elevation: 38,
      focus: [0.45, 0.35, 0.95],
      zoom: 2.3,
      shows: ['The sun embroidered on the pouf, near', 'الشمس المطرزة على البوف عن قرب'],
    },
    seams: near([28, 14], [0.75, 0.1, 0.6], 2.6, [
      'Red stitches on the ivory leather of the pouf',
      'غرز حمراء على جلد البوف العاجي',
    ]),
  },
  'garagos-water-jars': {
    above: fromAbove(26, 30, 'The three water jars', 'القلل الثلاث'),
    clay: {
      azimuth: -16,
      elevation: 16,
      focus: [0.5, 0.2, 0.6],
      zoom: 2.3,
      shows: [
        'Bare clay between a smoke and a honey glaze',
        'طين بلا طلاء بين طلاءين بلون الدخان والعسل',
      ],
    },
    mouth: near([24, 26], [0.28, 0.4, 0.86], 2.5, [
      'The mouth of the smoke-glazed jar',
      'فوهة القلة المطلية بلون الدخان',
    ]),
  },
  'naqada-ferka-pouf': {
    above: fromAbove(15, 48, 'The striped pouf', 'البوف المقلّم'),
    base: {
      azimuth: 24,
      elevation: 10,
      focus: [0.66, 0.05, 0.2],
      zoom: 2.6,
      shows: [
        'Striped cotton sewn to the leather base of the pouf',
        'القطن المقلّم مخيط في قاعدة البوف الجلد',
      ],
    },
    stripes: near([-30, 30], [0.4, 0.15, 0.85], 2.3, [
      'Stripes of hand-woven cotton meet at the edge of the pouf',
      'أقلام القطن المنسوج يدويًا عند حافة البوف',
    ]),
  },
  'lulua-jewel-box': {
    tray: {
      azimuth: -20,
      elevation: 42,
      focus: [0.48, 0.4, 0.42],
      zoom: 1.9,
      shows: ['Rings in the velvet tray of the jewel box', 'خواتم في صينية القطيفة داخل العلبة'],
    },
    stars: {
      azimuth: -24,
      elevation: 12,
      focus: [0.4, 0.05, 0.2],
      zoom: 2.8,
      shows: [
        'Stars of shell on the front of the box, the key in its lock',
        'نجوم الصدف على وجه العلبة والمفتاح في قفلها',
      ],
    },
    side: {
      azimuth: 28,
      elevation: 14,
      shows: ['The open jewel box from the other side', 'علبة المجوهرات مفتوحة من الجانب الآخر'],
    },
  },
  'ghouriya-velvet-pouf': {
    above: fromAbove(15, 52, 'The velvet pouf', 'بوف القطيفة'),
    seams: {
      azimuth: -16,
      elevation: 34,
      focus: [0.45, 0.25, 0.8],
      zoom: 2.2,
      shows: [
        'Seams of the velvet pouf, stitched in saffron thread',
        'خياطة بوف القطيفة بخيط زعفراني',
      ],
    },
    velvet: near([26, 10], [0.62, 0.05, 0.5], 2.4, [
      'Folds of teal velvet at the side of the pouf',
      'طيّات القطيفة البترولي في جانب البوف',
    ]),
  },
  'fayoum-storage-baskets': {
    above: fromAbove(24, 42, 'The two deep baskets', 'السلتان العميقتان'),
    coils: {
      azimuth: 12,
      elevation: 16,
      focus: [0.72, 0.1, 0.4],
      zoom: 2.3,
      shows: [
        'Coils of palm leaf and a dark zigzag, near',
        'لفّات الخوص وزخرفة متعرجة داكنة عن قرب',
      ],
    },
    rim: near([-24, 36], [0.28, 0.3, 0.9], 2.3, [
      'The rim of the larger basket and its handle of three strands',
      'حافة السلة الكبيرة ومقبضها المجدول من ثلاث خيوط',
    ]),
  },
  'aswan-bread-baskets': {
    above: fromAbove(16, 58, 'The three bread baskets', 'أطباق العيش الثلاثة'),
    coils: {
      azimuth: -18,
      elevation: 34,
      focus: [0.52, 0.2, 0.5],
      zoom: 2.3,
      shows: [
        'Purple and orange bands in the coils of a bread basket',
        'خطوط بنفسجية وبرتقالية في لفّات طبق العيش',
      ],
    },
    star: near([24, 30], [0.32, 0.5, 0.6], 2.4, [
      'Two of the baskets: a purple star and a flower',
      'طبقان من الثلاثة: نجمة بنفسجية وزهرة',
    ]),
  },
};
