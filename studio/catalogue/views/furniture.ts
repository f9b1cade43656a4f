import type { Views } from './view.ts';

export const furnitureViews: Views = {
  'qalawun-majlis-sofa': {
    arm: {
      azimuth: 30,
      focus: [0.92, 0.2, 0.5],
      zoom: 3,
      shows: [
        'The arm of the sofa: turned lattice under a walnut rail, a bolster and a linen cushion',
        'جانب الكنبة: مشربية مخروطة تحت مسند من الجوز ومسند أسطواني وخدادية كتان',
      ],
    },
    side: {
      azimuth: 34,
      elevation: 9,
      shows: ['The majlis sofa from the other side', 'كنبة المجلس من الجانب الآخر'],
    },
  },
  'sitt-wassila-armchair': {
    lattice: {
      azimuth: -44,
      focus: [0.3, 0.3, 0.5],
      zoom: 2.3,
      shows: [
        'Lattice side and turned post of the armchair',
        'جانب المشربية والقائم المخروط في الفوتيه',
      ],
    },
    side: {
      azimuth: 42,
      elevation: 11,
      shows: ['The armchair from the other side', 'الفوتيه من الجانب الآخر'],
    },
  },
  'ibn-tulun-dining-table': {
    corner: {
      azimuth: -38,
      elevation: 20,
      focus: [0.12, 0.1, 0.82],
      zoom: 3.2,
      shows: [
        'A corner of the table: the top, its inlaid edge and a turned leg',
        'ركن السفرة: القرصة وحافتها المطعّمة ورجل مخروطة',
      ],
    },
    top: {
      azimuth: -20,
      elevation: 38,
      focus: [0.5, 0.4, 0.98],
      zoom: 1.4,
      shows: ['The inlaid top of the dining table from above', 'قرصة السفرة المطعّمة من أعلى'],
    },
  },
  'tulun-dining-chair': {
    back: {
      azimuth: 24,
      focus: [0.5, 0.6, 0.75],
      zoom: 2.4,
      shows: ['The lattice back of the dining chair', 'ظهر كرسي السفرة المشغول بالمشربية'],
    },
    side: {
      azimuth: 42,
      elevation: 11,
      shows: ['The dining chair from the other side', 'كرسي السفرة من الجانب الآخر'],
    },
  },
  'bab-zuweila-wardrobe': {
    door: {
      azimuth: -18,
      focus: [0.48, 0.05, 0.55],
      zoom: 3.2,
      shows: [
        'Star panels and the brass pulls where the doors of the wardrobe meet',
        'حشوات النجوم ومقابض النحاس عند التقاء ضلفتي الدولاب',
      ],
    },
    cornice: {
      azimuth: 30,
      elevation: 4,
      focus: [0.75, 0.2, 0.88],
      zoom: 2.8,
      shows: ['The cornice and upper panels of the wardrobe', 'كرنيش الدولاب وحشواته العليا'],
    },
  },
  'shagarat-al-durr-bed': {
    headboard: {
      azimuth: -14,
      elevation: 8,
      focus: [0.45, 0.95, 0.68],
      zoom: 2.6,
      shows: ['The openwork arabesque of the headboard', 'الأرابيسك المفرّغ في رأس السرير'],
    },
    side: {
      azimuth: 26,
      elevation: 9,
      fill: 1.1,
      shows: ['The bed from the other side', 'السرير من الجانب الآخر'],
    },
  },
  'diwan-writing-desk': {
    leather: {
      elevation: 30,
      azimuth: -34,
      focus: [0.25, 0.2, 0.98],
      zoom: 2.8,
      shows: [
        'The leather writing surface and the inlaid edge of the desk',
        'سطح الكتابة الجلد والحافة المطعّمة للمكتب',
      ],
    },
    side: {
      azimuth: 38,
      elevation: 14,
      shows: ['The desk from the other side', 'المكتب من الجانب الآخر'],
    },
  },
  'dar-al-kutub-bookcase': {
    arch: {
      azimuth: 20,
      elevation: 5,
      focus: [0.5, 0.1, 0.84],
      zoom: 2.4,
      shows: ['The arch over the shelves of the bookcase', 'العقد فوق رفوف المكتبة'],
    },
    doors: {
      azimuth: -34,
      elevation: 10,
      focus: [0.45, 0.05, 0.24],
      zoom: 2.4,
      shows: ['The lattice doors at the foot of the bookcase', 'ضلفتا المشربية أسفل المكتبة'],
    },
  },
  'suhaymi-console': {
    drawer: {
      azimuth: -34,
      elevation: 16,
      focus: [0.3, 0.05, 0.84],
      zoom: 3,
      shows: ['Inlay and edge of the console, near', 'التطعيم وحافة الكونسول عن قرب'],
    },
    side: {
      azimuth: 36,
      elevation: 10,
      shows: ['The console from the other side', 'الكونسول من الجانب الآخر'],
    },
  },
  'hasan-star-sideboard': {
    stars: {
      azimuth: -20,
      focus: [0.18, 0.05, 0.5],
      zoom: 3,
      shows: ['The star panel of a sideboard door', 'حشوة النجوم في ضلفة البوفيه'],
    },
    side: {
      azimuth: 34,
      elevation: 9,
      shows: ['The sideboard from the other side', 'البوفيه من الجانب الآخر'],
    },
  },
  'katib-desk-chair': {
    seat: {
      azimuth: -40,
      elevation: 20,
      focus: [0.4, 0.2, 0.5],
      zoom: 2.2,
      shows: ['Leather seat and turned arm of the desk chair', 'مقعد الجلد ومسند الكرسي المخروط'],
    },
    side: {
      azimuth: 42,
      elevation: 11,
      shows: ['The desk chair from the other side', 'كرسي المكتب من الجانب الآخر'],
    },
  },
  'rawda-two-seat-sofa': {
    velvet: {
      azimuth: -36,
      focus: [0.12, 0.2, 0.6],
      zoom: 2.6,
      shows: ['Velvet cushions against the lattice arm', 'وسائد القطيفة إلى جانب المشربية'],
    },
    side: {
      azimuth: 34,
      elevation: 9,
      shows: ['The two-seat sofa from the other side', 'كنبة الفردين من الجانب الآخر'],
    },
  },
};
