import type { View, Views } from './view.ts';

const fromOtherSide = (english: string, arabic: string, angles: Partial<View>): View => ({
  ...angles,
  shows: [`The ${english} from the other side`, `${arabic} من الجانب الآخر`],
});

const fromAbove = (english: string, arabic: string): View => ({
  elevation: 44,
  focus: [0.5, 0.42, 0.98],
  zoom: 1.5,
  shows: [`The ${english} from above`, `${arabic} من أعلى`],
});

const cane = (azimuth: number, shows: View['shows']): View => ({
  azimuth,
  elevation: 32,
  focus: [0.45, 0.3, 0.48],
  zoom: 2.2,
  shows,
});

/** A second picture of pieces below $1,000, the costly ones first. */
export const secondViews: Views = {
  'siwa-blanket-chest': {
    side: fromOtherSide('blanket chest', 'صندوق البطاطين', { azimuth: 30, elevation: 13 }),
  },
  'maktab-room-screen': { side: fromOtherSide('room screen', 'برافان المكتب', { azimuth: 24 }) },
  'khattat-console': {
    side: fromOtherSide('console', 'كونسول الخطاط', { azimuth: 27, elevation: 15 }),
  },
  'darb-small-table': {
    side: fromOtherSide('small table', 'الترابيزة الصغيرة', { azimuth: 30, elevation: 16 }),
  },
  'mandara-coffee-chest': {
    side: fromOtherSide('coffee chest', 'صندوق المندرة', { azimuth: 32, elevation: 14 }),
  },
  'sufra-serving-console': {
    side: fromOtherSide('serving console', 'كونسول التقديم', { azimuth: 29 }),
  },
  'hanem-dressing-table': {
    side: fromOtherSide('dressing table', 'التسريحة', { azimuth: 26, elevation: 12 }),
  },
  'maqam-low-bookcase': {
    side: fromOtherSide('low bookcase', 'المكتبة المنخفضة', { azimuth: 29, elevation: 12 }),
  },
  'rashid-single-bed': {
    side: fromOtherSide('single bed', 'السرير المفرد', { azimuth: 34, elevation: 13 }),
  },
  'warraq-small-desk': {
    side: fromOtherSide('small desk', 'المكتب الصغير', { azimuth: 29, elevation: 15 }),
  },
  'sabil-linen-screen': { side: fromOtherSide('linen screen', 'برافان الكتان', { azimuth: 22 }) },
  'zair-visitor-armchair': {
    side: fromOtherSide('visitor armchair', 'فوتيه الزائر', { azimuth: 40, elevation: 11 }),
  },
  'mudir-velvet-chair': { side: fromOtherSide('velvet chair', 'كرسي القطيفة', { azimuth: 38 }) },
  'sahib-host-chair': { side: fromOtherSide('host chair', 'كرسي صاحب البيت', { azimuth: 38 }) },
  'amin-document-chest': {
    side: fromOtherSide('document chest', 'صندوق الأوراق', { azimuth: 32, elevation: 15 }),
  },
  'sultan-leather-chair': { side: fromOtherSide('leather chair', 'كرسي الجلد', { azimuth: 38 }) },
  'muallim-cane-chair': {
    side: fromOtherSide('cane chair', 'كرسي الخيزران', { azimuth: 38 }),
    cane: cane(-30, [
      'The seat of woven cane between the bent arms',
      'مقعد الخيزران المجدول بين المسندين المقوسين',
    ]),
  },
  'garden-city-cane-chair': {
    side: fromOtherSide('cane chair', 'كرسي الخيزران', { azimuth: 38 }),
    cane: cane(26, [
      'The seat of woven cane below the bent hoop of the back',
      'مقعد الخيزران المجدول تحت قوس الظهر',
    ]),
  },
  'nada-nightstand': {
    side: fromOtherSide('nightstand', 'الكومودينو', { azimuth: 33, elevation: 13 }),
    rail: {
      azimuth: -30,
      elevation: 24,
      focus: [0.3, 0.3, 0.93],
      zoom: 2.3,
      shows: [
        'The rail of turned beads around the top of the nightstand',
        'درابزين الخرز المخروط حول سطح الكومودينو',
      ],
    },
  },
  'amir-coffee-table': { top: fromAbove('top of the table', 'قرصة الترابيزة') },
  'ghouriya-tea-table': { top: fromAbove('copper tray', 'الصينية النحاس الأحمر') },
  'qari-reading-table': { top: fromAbove('top of the reading table', 'قرصة ترابيزة القارئ') },
};
