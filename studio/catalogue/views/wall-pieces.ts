import { near, type View, type Views } from './view.ts';

const fromOtherSide = (en: string, ar: string, angles: Partial<View>): View => ({
  ...angles,
  shows: [`${en} from the other side`, `${ar} من الجانب الآخر`],
});

/** Hangings, mirrors and frames, the costly ones first. */
export const wallPieceViews: Views = {
  'suradiq-khayameya-hanging': {
    stars: {
      azimuth: -26,
      elevation: 4,
      focus: [0.42, 0.5, 0.55],
      zoom: 3.2,
      shows: [
        'Eight-pointed stars of the hanging, each piece of cloth sewn on by hand',
        'نجوم ثمانية في الستارة وكل قطعة قماش منها مخيطة باليد',
      ],
    },
    rings: {
      azimuth: 26,
      elevation: 8,
      focus: [0.82, 0.5, 0.88],
      zoom: 3.6,
      shows: [
        'The upper corner of the hanging on its brass rings',
        'ركن الستارة العلوي على حلقات النحاس',
      ],
    },
    border: near([20, 4], [0.82, 0.5, 0.14], 3.4, [
      'The lower corner of the hanging: a border of diamonds',
      'ركن الستارة السفلي: كنار من المعيّنات',
    ]),
  },
  'hawanem-dressing-mirror': {
    side: fromOtherSide('The dressing mirror', 'مرآة الهوانم', { azimuth: 26, elevation: 4 }),
    arch: {
      azimuth: 14,
      // Lower, the glass would show the edge of a studio light.
      elevation: 14,
      focus: [0.5, 0.5, 0.88],
      zoom: 2.5,
      shows: ['The point of the arch, set with mother-of-pearl', 'قمة العقد المطعّمة بالصدف'],
    },
    corner: {
      azimuth: -30,
      elevation: 8,
      focus: [0.12, 0.5, 0.07],
      zoom: 4.4,
      shows: [
        'A lower corner of the walnut frame: kites of shell between two pearl lines',
        'ركن سفلي من إطار الجوز: معيّنات صدف بين خطين من الصدف',
      ],
    },
  },
  'zahra-khayameya-pair': {
    flower: {
      azimuth: -22,
      elevation: 4,
      focus: [0.3, 0.5, 0.75],
      zoom: 2.8,
      shows: [
        'The open flower on indigo, its petals sewn one over another',
        'الزهرة المتفتحة على الكحلي وبتلاتها مخيطة فوق بعضها',
      ],
    },
    bloom: {
      azimuth: 20,
      elevation: 2,
      focus: [0.69, 0.5, 0.26],
      zoom: 2.6,
      shows: [
        'The tall bloom on turquoise in its beech frame',
        'الزهرة على ساقها في إطار من الزان',
      ],
    },
    side: fromOtherSide('The two framed panels', 'اللوحتان بإطاريهما', {
      azimuth: 36,
      elevation: 4,
    }),
  },
  'darb-entrance-mirror': {
    side: fromOtherSide('The entrance mirror', 'مرآة المدخل', { azimuth: 28, elevation: 6 }),
    keys: {
      azimuth: -28,
      elevation: 10,
      focus: [0.45, 0.3, 0.14],
      zoom: 2.8,
      shows: [
        'The railed shelf of the mirror and keys on a brass hook',
        'رف المرآة بدرابزينه ومفاتيح على علّاقة نحاس',
      ],
    },
    arch: near([18, 16], [0.5, 0.5, 0.9], 2.6, [
      'The point of the beech arch over the mirror',
      'قمة العقد الزان فوق المرآة',
    ]),
  },
};
