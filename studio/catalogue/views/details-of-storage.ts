import { near, type Views } from './view.ts';

/** Cabinets, chests, bookcases and screens from near, the costly ones first. */
export const storageDetails: Views = {
  'hikma-library-wall': {
    ladder: near([22, 10], [0.72, 0, 0.28], 2.6, [
      'The ladder of the library wall before its star doors',
      'سلّم المكتبة الحائطية أمام ضلف النجوم',
    ]),
  },
  'mansoura-beech-wardrobe': {
    foot: near([-30, 10], [0.15, 0.05, 0.08], 3.2, [
      'A turned foot and the lower panel of the wardrobe',
      'رجل مخروطة والحشوة السفلى في الدولاب',
    ]),
  },
  'muizz-media-sideboard': {
    star: near([24, 9], [0.85, 0.05, 0.5], 3.2, [
      'The star door of the media sideboard, its feet shod in brass',
      'ضلفة النجوم في وحدة التلفزيون وأرجلها بكعوب نحاس',
    ]),
  },
  'finjan-china-cabinet': {
    doors: near([22, 10], [0.5, 0.05, 0.2], 2.6, [
      'Turned lattice in the lower doors of the cabinet',
      'مشربية مخروطة في ضلفتي النيش السفليتين',
    ]),
  },
  'warda-dresser': {
    stars: near([24, 10], [0.88, 0.05, 0.55], 3, [
      'A star door of the dresser beside its corner column',
      'ضلفة نجوم في الشيفونيرة جوار عمود الركن',
    ]),
  },
  'arshif-credenza': {
    lattice: near([24, 10], [0.84, 0.05, 0.5], 3, [
      'The lattice door of the credenza and its brass knob',
      'ضلفة المشربية في الكريدنزا ومقبضها النحاس',
    ]),
  },
  'arousa-bridal-chest': {
    lid: near([18, 44], [0.5, 0.45, 0.9], 1.22, [
      'The inlaid lid of the bridal chest from above',
      'غطاء صندوق العروسة المطعّم من أعلى',
    ]),
  },
  'maadi-beech-buffet': {
    drawer: near([26, 12], [0.85, 0.05, 0.75], 3, [
      'A corner of the buffet: a drawer with its brass knob, lattice below',
      'ركن البوفيه: درج بمقبض نحاس وتحته مشربية',
    ]),
  },
  'siwa-blanket-chest': {
    carving: near([-14, 12], [0.5, 0.05, 0.5], 2.7, [
      'A sun carved in the olive wood, the brass hasp above it',
      'شمس محفورة في خشب الزيتون وفوقها قفل نحاس',
    ]),
  },
  'maktab-room-screen': {
    lattice: near([-34, 8], [0.3, 0.3, 0.75], 3, [
      'Tight turned lattice between the stiles of two leaves',
      'مشربية مخروطة ضيقة بين قوائم ضلفتين من البرافان',
    ]),
  },
  'mandara-coffee-chest': {
    lid: near([18, 44], [0.5, 0.45, 0.9], 1.22, [
      'The band of inlaid stars along the lid of the coffee chest',
      'شريط النجوم المطعّم على غطاء صندوق المندرة',
    ]),
    corner: near([-38, 14], [0.04, 0.04, 0.6], 2.6, [
      'A dovetailed corner of the chest and one of its brass handles',
      'ركن معشق في الصندوق وأحد مقبضيه النحاس',
    ]),
  },
  'maqam-low-bookcase': {
    lattice: near([40, 10], [0.95, 0.3, 0.6], 2.6, [
      'Turned lattice in the side of the low bookcase',
      'مشربية مخروطة في جانب المكتبة المنخفضة',
    ]),
    shelf: near([-20, 10], [0.62, 0.1, 0.75], 2.6, [
      'Glazed jars and books on the upper shelves',
      'جرار مزججة وكتب على الرفوف العليا',
    ]),
  },
  'sabil-linen-screen': {
    lattice: near([-24, 6], [0.35, 0.3, 0.85], 3, [
      'Turned lattice and a star cut out at the head of the screen',
      'مشربية مخروطة ونجمة مفرّغة أعلى البرافان',
    ]),
    linen: near([26, 10], [0.6, 0.2, 0.14], 2.8, [
      'Ivory linen stretched in the beech leaves of the screen',
      'كتان عاجي مشدود في ضلف البرافان الزان',
    ]),
  },
  'amin-document-chest': {
    lid: near([18, 46], [0.5, 0.45, 0.9], 1.22, [
      'The inlaid lid of the document chest from above',
      'غطاء صندوق الأوراق المطعّم من أعلى',
    ]),
    lock: near([-16, 14], [0.5, 0.02, 0.7], 2.8, [
      'The brass lock among stars of shell and bone',
      'قفل نحاس بين نجوم الصدف والعظم',
    ]),
  },
  'nada-nightstand': {
    knob: near([16, 10], [0.5, 0.05, 0.76], 2.2, [
      'The drawer of the beech nightstand and its brass knob',
      'درج الكومودينو الزان ومقبضه النحاس',
    ]),
  },
};
