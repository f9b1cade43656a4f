import type { View, Views } from './view.ts';

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
      focus: [0.24, 0.4, 0.66],
      zoom: 2.3,
      shows: ['Turquoise glaze on the shoulder of the jug', 'الطلاء الفيروزي على كتف الإبريق'],
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
  },
};
