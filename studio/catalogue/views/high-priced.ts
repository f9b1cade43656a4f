import type { View, Views } from './view.ts';

/** Low camera, little turn, and the piece as wide as the frame allows. */
const wide = { azimuth: 23, elevation: 7, fill: 1.1 } as const;
/** Tall pieces keep some air above them. */
const tall = { azimuth: 24, elevation: 8, fill: 1.04 } as const;

type Side = Pick<View, 'azimuth' | 'elevation' | 'fill'>;
const fromOtherSide = (side: Side, en: string, ar: string): View => ({
  ...side,
  shows: [`${en} from the other side`, `${ar} من الجانب الآخر`],
});

/** Pieces above $1,000 that had one picture. */
export const highPricedViews: Views = {
  'hikma-library-wall': {
    side: fromOtherSide({ ...tall, azimuth: 20 }, 'The library wall', 'المكتبة الحائطية'),
    arch: {
      azimuth: -12,
      elevation: 6,
      focus: [0.28, 0.1, 0.7],
      zoom: 2.6,
      shows: [
        'An arch of the library wall over full shelves',
        'عقد في المكتبة الحائطية فوق رفوف ممتلئة',
      ],
    },
  },
  'azhar-banquet-table': {
    side: fromOtherSide(wide, 'The banquet table', 'السفرة الكبيرة'),
    corner: {
      azimuth: -36,
      elevation: 18,
      focus: [0.1, 0.1, 0.84],
      zoom: 3.4,
      shows: [
        'A corner of the banquet table: inlaid border, carved apron and a turned leg',
        'ركن السفرة الكبيرة: حافة مطعّمة وإطار محفور ورجل مخروطة',
      ],
    },
  },
  'zamalek-linen-sofa': {
    side: fromOtherSide(wide, 'The linen sofa', 'كنبة الكتان'),
    arm: {
      azimuth: 28,
      elevation: 10,
      focus: [0.9, 0.2, 0.55],
      zoom: 3,
      shows: ['Beech arm and linen cushions of the sofa', 'مسند الزان ووسائد الكتان في الكنبة'],
    },
  },
  'finjan-china-cabinet': {
    side: fromOtherSide(tall, 'The china cabinet', 'النيش'),
    glass: {
      azimuth: -16,
      elevation: 6,
      focus: [0.5, 0.05, 0.72],
      zoom: 2.6,
      shows: [
        'Plates and a coffee pot behind the arched glass of the cabinet',
        'أطباق ودلة قهوة خلف زجاج النيش المعقود',
      ],
    },
  },
  'mansoura-beech-wardrobe': {
    side: fromOtherSide(tall, 'The beech wardrobe', 'دولاب الزان'),
    star: {
      azimuth: -16,
      elevation: 8,
      focus: [0.58, 0.02, 0.46],
      zoom: 3.4,
      shows: [
        'Star inlay and knobs where the doors meet',
        'نجمة التطعيم والمقبضان عند التقاء الضلفتين',
      ],
    },
  },
  'wazir-partners-desk': {
    side: fromOtherSide({ ...wide, elevation: 10 }, 'The partners desk', 'المكتب المزدوج'),
    leather: {
      azimuth: -34,
      elevation: 28,
      focus: [0.2, 0.15, 0.97],
      zoom: 2.8,
      shows: [
        'Brown leather top and inlaid edge of the desk',
        'سطح المكتب الجلد البني وحافته المطعّمة',
      ],
    },
  },
  'khazna-bookcase': {
    side: fromOtherSide(tall, 'The bookcase', 'المكتبة'),
    doors: {
      azimuth: -30,
      elevation: 10,
      focus: [0.45, 0.05, 0.24],
      zoom: 2.4,
      shows: ['The lattice doors at the foot of the bookcase', 'ضلفتا المشربية أسفل المكتبة'],
    },
  },
  'muizz-media-sideboard': {
    side: fromOtherSide(wide, 'The media sideboard', 'وحدة التلفزيون'),
    lattice: {
      azimuth: -20,
      elevation: 10,
      focus: [0.5, 0.05, 0.55],
      zoom: 3,
      shows: ['Turned lattice between two star panels', 'مشربية مخروطة بين حشوتين من النجوم'],
    },
  },
  'arousa-bridal-chest': {
    side: fromOtherSide({ ...wide, elevation: 10 }, 'The bridal chest', 'صندوق العروسة'),
    clasp: {
      azimuth: -14,
      elevation: 14,
      focus: [0.5, 0.02, 0.78],
      zoom: 2.8,
      shows: ['Brass clasp among shell and bone stars', 'قفل النحاس بين نجوم الصدف والعظم'],
    },
  },
  'warda-dresser': {
    side: fromOtherSide(wide, 'The dresser', 'الشيفونيرة'),
    drawers: {
      azimuth: -22,
      elevation: 12,
      focus: [0.38, 0.05, 0.6],
      zoom: 3,
      shows: [
        'Drawers, brass knobs and a carved corner column',
        'الأدراج ومقابض النحاس وعمود الركن المحفور',
      ],
    },
  },
  'manial-beech-bed': {
    side: fromOtherSide({ ...wide, elevation: 9 }, 'The beech bed', 'سرير الزان'),
    headboard: {
      azimuth: -18,
      elevation: 9,
      focus: [0.3, 0.95, 0.72],
      zoom: 4,
      shows: ['The lattice headboard behind the pillows', 'رأس السرير المشبّك خلف المخدات'],
    },
  },
  'magra-leather-armchair': {
    side: fromOtherSide({ azimuth: 40, elevation: 10 }, 'The leather armchair', 'فوتيه الجلد'),
    arm: {
      azimuth: -42,
      elevation: 14,
      focus: [0.3, 0.25, 0.5],
      zoom: 2.3,
      shows: [
        'Turned lattice under the arm, leather seat beside it',
        'مشربية مخروطة تحت المسند وجوارها مقعد الجلد',
      ],
    },
  },
  'maadi-beech-buffet': {
    side: fromOtherSide(wide, 'The beech buffet', 'بوفيه الزان'),
    lattice: {
      azimuth: -22,
      elevation: 10,
      focus: [0.5, 0.05, 0.55],
      zoom: 3,
      shows: ['Lattice doors and the drawer above them', 'ضلفتا المشربية والدرج فوقهما'],
    },
  },
  'arshif-credenza': {
    side: fromOtherSide(wide, 'The credenza', 'الكريدنزا'),
    stars: {
      azimuth: -20,
      elevation: 10,
      focus: [0.5, 0.05, 0.55],
      zoom: 3,
      shows: ['A star panel of the credenza, set by hand', 'حشوة نجوم في الكريدنزا مطعّمة باليد'],
    },
  },
};
