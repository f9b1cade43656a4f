import type { Text } from '../../text.ts';

type Messages = Readonly<Record<'en' | 'ar', readonly string[]>>;

export const returnMessages: Readonly<Record<'defective' | 'other', Messages>> = {
  defective: {
    en: ['One leg is shorter than the others; it rocks.', 'The glass has a crack in the corner.'],
    ar: ['رِجل من الأرجل أقصر من غيرها والقطعة تهتز.', 'في ركن الزجاج شرخ.'],
  },
  other: {
    en: [
      'It is darker than in the picture and does not suit the room.',
      'We measured wrongly. It is too deep for the hall.',
      'I received the walnut one and had ordered oak.',
    ],
    ar: [
      'اللون أغمق من الصورة ولا يناسب الغرفة.',
      'أخطأنا في القياس والقطعة أعمق من الممر.',
      'وصلتني درجة لون غير التي طلبتها.',
    ],
  },
};

/** Why a return was not accepted. */
export const returnAnswers: readonly Text[] = [
  [
    'The piece shows traces of use, so we cannot take it back. We will gladly repair it.',
    'على القطعة آثار استعمال فلا يمكن استردادها، ويسعدنا إصلاحها.',
  ],
  [
    'The scratch happened after delivery. Our workshop will polish it at no charge.',
    'حدث الخدش بعد التسليم، وستلمّعه ورشتنا مجانًا.',
  ],
];
