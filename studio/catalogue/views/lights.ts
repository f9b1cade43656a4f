import { near, type View, type Views } from './view.ts';

const fromOtherSide = (en: string, ar: string): View => ({
  azimuth: 32,
  elevation: 4,
  shows: [`${en} from the other side`, `${ar} من الجانب الآخر`],
});

const fromBelow = (azimuth: number, elevation: number, en: string, ar: string): View => ({
  azimuth,
  elevation,
  shows: [`${en} from below`, `${ar} من أسفل`],
});

/** Lamps, lanterns and sconces, the costly ones first. */
export const lightViews: Views = {
  'rifai-mosque-lantern': {
    below: fromBelow(14, -24, 'The grand lantern', 'الثريا'),
    glass: {
      azimuth: 8,
      elevation: -6,
      focus: [0.35, 0.1, 0.24],
      zoom: 2.6,
      shows: [
        'Two of the six blown glass lights under the pierced brass',
        'لمبتان من الست داخل زجاج منفوخ تحت النحاس المفرّغ',
      ],
    },
    dome: {
      azimuth: 12,
      elevation: 8,
      focus: [0.53, 0.2, 0.72],
      zoom: 2.1,
      shows: [
        'The pierced onion dome of the lantern and the star panels below it',
        'القبة البصلية المفرّغة في الثريا وتحتها حشوات النجوم',
      ],
    },
  },
  'habu-tall-alabaster-lamp': {
    foot: {
      azimuth: 18,
      elevation: 16,
      focus: [0.5, 0.2, 0.1],
      zoom: 2.8,
      shows: ['The brass foot of the alabaster column', 'قاعدة النحاس تحت عمود الألباستر'],
    },
    rim: {
      azimuth: 30,
      elevation: 30,
      focus: [0.5, 0.4, 0.9],
      zoom: 2.4,
      shows: [
        'The brass rim of the column and the light inside the stone',
        'حافة العمود النحاس والضوء داخل الحجر',
      ],
    },
  },
  'thurayya-lantern-trio': {
    below: fromBelow(14, -20, 'The three lanterns', 'الفوانيس الثلاثة'),
    pierced: {
      azimuth: 10,
      elevation: 4,
      focus: [0.78, 0.3, 0.68],
      zoom: 2.6,
      shows: [
        'Stars pierced by hand in the brass of one lantern',
        'نجوم مفرّغة باليد في نحاس أحد الفوانيس',
      ],
    },
    side: {
      ...fromOtherSide('The three lanterns', 'الفوانيس الثلاثة'),
      azimuth: 36,
    },
  },
  'aqmar-sconce-pair': {
    side: { ...fromOtherSide('The pair of sconces', 'زوج الأبليك'), elevation: 6 },
    shell: {
      azimuth: -14,
      elevation: 4,
      focus: [0.14, 0.4, 0.5],
      zoom: 2.5,
      shows: [
        'The ribbed brass shell of a sconce above its bowl of light',
        'محارة النحاس المضلعة في الأبليك فوق طاسة الضوء',
      ],
    },
    profile: near([44, 4], [0.86, 0.4, 0.5], 2, [
      'One sconce in profile: the bowl before its shell',
      'أبليك من جانبه: الطاسة أمام المحارة',
    ]),
  },
  'najma-wall-sconce': {
    side: fromOtherSide('The brass sconce', 'الأبليك النحاس'),
    pierced: {
      azimuth: -12,
      elevation: 6,
      focus: [0.5, 0.2, 0.6],
      zoom: 2,
      shows: ['The pierced globe of the sconce, near', 'كرة الأبليك المفرّغة عن قرب'],
    },
  },
  'sagha-copper-sconce': {
    side: fromOtherSide('The copper sconce', 'الأبليك النحاس الأحمر'),
    pierced: {
      azimuth: 14,
      elevation: 6,
      focus: [0.5, 0.2, 0.6],
      zoom: 2,
      shows: ['Stars pierced by hand in the copper globe', 'نجوم مفرّغة باليد في كرة النحاس الأحمر'],
    },
    plate: near([-40, 4], [0.5, 0.8, 0.3], 2, [
      'The pierced back plate of the copper sconce and its arm',
      'ظهر الأبليك المفرّغ وذراعه من النحاس الأحمر',
    ]),
  },
  'hegaza-wooden-lantern': {
    below: fromBelow(12, -22, 'The wooden lantern', 'الفانوس الخشب'),
    leaves: {
      azimuth: 14,
      elevation: 6,
      focus: [0.45, 0.1, 0.5],
      zoom: 2.2,
      shows: [
        'Leaves cut with a knife in the turned wood, light between them',
        'أوراق مفرّغة بالسكين في الخشب المخروط والضوء من بينها',
      ],
    },
    cap: near([-30, 18], [0.5, 0.4, 0.86], 2.6, [
      'The turned cap of the wooden lantern',
      'غطاء الفانوس الخشب المخروط',
    ]),
  },
  'sahar-table-lantern': {
    side: {
      azimuth: 36,
      elevation: 14,
      shows: ['The table lantern from the other side', 'فانوس الترابيزة من الجانب الآخر'],
    },
    glass: {
      azimuth: 10,
      elevation: 8,
      focus: [0.5, 0.1, 0.42],
      zoom: 2.2,
      shows: [
        'Cut coloured glass in its brass frame, the candle behind it',
        'الزجاج الملون في إطاره النحاس وخلفه الشمعة',
      ],
    },
    crown: near([-24, 20], [0.5, 0.4, 0.85], 2.6, [
      'The pierced brass crown of the lantern and its ring',
      'تاج الفانوس من نحاس مفرّغ وحلقته',
    ]),
  },
  'noor-alabaster-night-lights': {
    above: {
      azimuth: 24,
      elevation: 36,
      fill: 1.2,
      shows: ['The two night lights from above', 'السهّارتان من أعلى'],
    },
    cup: {
      azimuth: 24,
      elevation: 30,
      focus: [0.74, 0.2, 0.45],
      zoom: 1.9,
      shows: ['One alabaster cup and the light inside it', 'سهّارة من الألباستر والضوء بداخلها'],
    },
    stone: near([-24, 6], [0.2, 0.2, 0.5], 2.6, [
      'Veins of the alabaster lit from within',
      'عروق الألباستر والضوء من داخلها',
    ]),
  },
};
