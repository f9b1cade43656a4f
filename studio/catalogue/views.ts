import type { Text } from '#db/seed/text.ts';

/** Another look at a piece: from another side, or near a place of it. */
export type View = {
  /** Degrees; without one the model's own. */
  azimuth?: number;
  elevation?: number;
  /** Where in the piece, each from 0 to 1: left to right, front to back, bottom to top. */
  focus?: readonly [number, number, number];
  zoom?: number;
  shows: Text;
};

/** The pieces that sell best, with the further pictures that sell them. */
export const productViews: Readonly<Record<string, Readonly<Record<string, View>>>> = {
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
    back: {
      azimuth: 148,
      elevation: 11,
      shows: ['The armchair from behind', 'الفوتيه من الخلف'],
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
    long: {
      azimuth: -8,
      elevation: 16,
      shows: ['The dining table seen along its length', 'السفرة من جهة طولها'],
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
      azimuth: 150,
      elevation: 11,
      shows: ['The dining chair from behind', 'كرسي السفرة من الخلف'],
    },
  },
  'barquq-octagonal-table': {
    top: {
      elevation: 44,
      focus: [0.5, 0.4, 0.98],
      zoom: 1.7,
      shows: [
        'The top of the table: an eight-pointed star in mother-of-pearl and bone',
        'قرصة الطاولة: نجمة ثمانية من الصدف والعظم',
      ],
    },
    arches: {
      azimuth: 12,
      elevation: 10,
      focus: [0.45, 0.1, 0.45],
      zoom: 2.2,
      shows: ['Keel arches and inlay at the foot of the table', 'العقود والتطعيم في قاعدة الطاولة'],
    },
  },
  'nahhasin-tray-table': {
    tray: {
      elevation: 46,
      focus: [0.5, 0.45, 0.98],
      zoom: 1.5,
      shows: ['The hammered brass tray from above', 'الصينية النحاس المطروقة من أعلى'],
    },
    legs: {
      azimuth: 15,
      elevation: 8,
      focus: [0.45, 0.2, 0.5],
      zoom: 2.1,
      shows: ['The turned folding legs under the tray', 'الأرجل المخروطة القابلة للطي تحت الصينية'],
    },
  },
  'magra-leather-pouf': {
    seams: {
      elevation: 34,
      focus: [0.45, 0.25, 0.8],
      zoom: 2.2,
      shows: [
        'Hand-stitched seams meeting in the middle of the pouf',
        'غرز يدوية تلتقي في وسط البوف',
      ],
    },
    above: {
      azimuth: 15,
      elevation: 52,
      shows: ['The leather pouf from above', 'البوف الجلد من أعلى'],
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
      azimuth: 36,
      elevation: 12,
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
    back: {
      azimuth: 154,
      elevation: 14,
      shows: ['The desk as a visitor sees it, from behind', 'المكتب كما يراه الضيف من الخلف'],
    },
  },
  'muayyad-pierced-lantern': {
    pierced: {
      azimuth: 8,
      focus: [0.5, 0.2, 0.5],
      zoom: 2.2,
      shows: ['Light through the pierced brass of the lantern', 'الضوء من خلال نحاس الفانوس المفرّغ'],
    },
    below: {
      azimuth: -20,
      elevation: -14,
      shows: ['The lantern seen from below', 'الفانوس من أسفل'],
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
  'fuwwah-medallion-kilim': {
    weave: {
      azimuth: -24,
      elevation: 34,
      focus: [0.35, 0.2, 0.5],
      zoom: 3.2,
      shows: [
        'A medallion of the kilim near enough to count the threads',
        'حلية من الكليم عن قرب يبيّن خيوطه',
      ],
    },
    fringe: {
      azimuth: 12,
      elevation: 24,
      focus: [0.7, 0.02, 0.5],
      zoom: 3.4,
      shows: ['Border and fringe of the kilim', 'كنار الكليم وشراشيبه'],
    },
  },
  'keel-arch-pearl-mirror': {
    arch: {
      azimuth: 14,
      elevation: 6,
      focus: [0.5, 0.5, 0.88],
      zoom: 2.4,
      shows: ['The point of the arch, set with mother-of-pearl', 'قمة العقد المطعّمة بالصدف'],
    },
    side: {
      azimuth: 30,
      elevation: 4,
      shows: ['The mirror from the other side', 'المرآة من الجانب الآخر'],
    },
  },
  'lotus-khayameya-panel': {
    stitches: {
      azimuth: -30,
      focus: [0.5, 0.5, 0.55],
      zoom: 3,
      shows: [
        'Lotus flowers of the panel, each petal sewn on by hand',
        'زهور اللوتس وكل بتلة منها مخيطة باليد',
      ],
    },
    corner: {
      azimuth: 18,
      focus: [0.82, 0.5, 0.82],
      zoom: 2.6,
      shows: ['A corner of the appliqué panel', 'ركن لوحة الخيامية'],
    },
  },
  'fustat-pottery-group': {
    glaze: {
      azimuth: 10,
      elevation: 20,
      focus: [0.4, 0.3, 0.6],
      zoom: 2.3,
      shows: ['Glaze running over the shoulder of a jar', 'الطلاء الزجاجي على كتف الجرة'],
    },
    above: {
      azimuth: 24,
      elevation: 34,
      shows: ['The pottery group from above', 'مجموعة الفخار من أعلى'],
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
  'qurna-alabaster-lamp': {
    stone: {
      azimuth: 20,
      elevation: 14,
      focus: [0.5, 0.2, 0.62],
      zoom: 2.1,
      shows: ['The veins of the lit alabaster', 'عروق الألباستر المضاء'],
    },
    above: {
      azimuth: 30,
      elevation: 34,
      shows: ['The alabaster lamp from above', 'أباجورة الألباستر من أعلى'],
    },
  },
  'gamaliya-folding-screen': {
    lattice: {
      azimuth: -34,
      focus: [0.3, 0.3, 0.72],
      zoom: 3,
      shows: ['Turned beads of the mashrabiya screen', 'خرزات المشربية المخروطة في البرافان'],
    },
    back: {
      azimuth: 34,
      elevation: 10,
      shows: ['The folding screen from the other side', 'البرافان من الجانب الآخر'],
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
    back: {
      azimuth: 150,
      elevation: 11,
      shows: ['The desk chair from behind', 'كرسي المكتب من الخلف'],
    },
  },
  'nubian-basket-set': {
    coils: {
      azimuth: 14,
      elevation: 26,
      focus: [0.55, 0.2, 0.4],
      zoom: 2.3,
      shows: ['Coils of dyed palm leaf, near', 'لفّات الخوص المصبوغ عن قرب'],
    },
    above: {
      azimuth: 20,
      elevation: 42,
      shows: ['The baskets from above', 'السلال من أعلى'],
    },
  },
  'qamar-nightstand': {
    drawer: {
      azimuth: -18,
      elevation: 12,
      focus: [0.45, 0.05, 0.78],
      zoom: 2.2,
      shows: ['The drawer of the nightstand and its brass knob', 'درج الكومودينو ومقبضه النحاس'],
    },
    side: {
      azimuth: 34,
      elevation: 12,
      shows: ['The nightstand from the other side', 'الكومودينو من الجانب الآخر'],
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
