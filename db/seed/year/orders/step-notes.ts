import type { Text } from '../../text.ts';

/** What staff write on the timeline. */
export const stepNotes = {
  confirmed: [
    ['Confirmed by telephone.', 'تم التأكيد هاتفيًا.'],
    ['Confirmed; delivery after four in the afternoon.', 'تم التأكيد، والتسليم بعد الرابعة عصرًا.'],
    ['Address and colour confirmed.', 'تم تأكيد العنوان واللون.'],
  ],
  in_production: [
    ['The boards are chosen and on the bench.', 'اختيرت الألواح وبدأ العمل عليها.'],
    ['The workshop has begun.', 'بدأ العمل في الورشة.'],
    ['The cloth is cut and the frame is glued.', 'قُصّ القماش ولُصق الهيكل.'],
  ],
  atTheBench: [
    ['Joined and sanded; the finish comes next.', 'تم التجميع والصنفرة، ويبقى الدهان.'],
    ['First coat of oil today.', 'اليوم أول طبقة من الزيت.'],
    ['The inlay is set and drying.', 'رُكّب التطعيم ويجف الآن.'],
  ],
  preparing: [
    ['Oiled, checked and being packed.', 'دُهن بالزيت وفُحص ويُغلف الآن.'],
    ['Checked and wrapped.', 'تم الفحص والتغليف.'],
  ],
  shipped: [
    ['Left our store this morning.', 'غادر مخزننا هذا الصباح.'],
    ['With the courier since noon.', 'مع المندوب منذ الظهر.'],
  ],
  delivered: [
    ['Carried in and paid for in cash.', 'تم التسليم والدفع نقدًا.'],
    ['Delivered and set up.', 'تم التسليم والتركيب.'],
  ],
  refused: [
    [
      'Not accepted at the door: the piece is too wide for the stairs.',
      'لم يُستلم: القطعة أعرض من السلم.',
    ],
    ['Not accepted at the door: the customer was travelling.', 'لم يُستلم لسفر العميل.'],
  ],
  cancelled: [
    ['Cancelled at the customer’s wish.', 'أُلغي بناءً على رغبة العميل.'],
    ['Cancelled: the wall is shorter than the piece.', 'أُلغي لأن الحائط أقصر من القطعة.'],
  ],
  expired: [
    [
      'We could not reach you to confirm this order, so its pieces went back on sale.',
      'لم نتمكن من الوصول إليك لتأكيد الطلب، فعادت قطعه إلى البيع.',
    ],
  ],
  missedCall: [
    ['No answer; will try again in the evening.', 'لا رد، وسنعاود الاتصال مساءً.'],
    ['The telephone is switched off.', 'الهاتف مغلق.'],
    ['Asked to be called tomorrow.', 'طُلب الاتصال غدًا.'],
  ],
} as const satisfies Record<string, readonly Text[]>;

/** What buyers write below their order. */
export const buyerNotes: Readonly<Record<'en' | 'ar', readonly string[]>> = {
  en: [
    'Please call before you come.',
    'The lift is small; the stairs are wide.',
    'Deliver after the fifth of the month, please.',
    'It is a wedding present. No invoice in the box, please.',
  ],
  ar: [
    'الاتصال قبل الوصول من فضلك.',
    'الأسانسير صغير والسلم واسع.',
    'التسليم بعد الخامس من الشهر من فضلك.',
    'القطعة هدية زواج، دون فاتورة في العلبة من فضلك.',
  ],
};

export const photoAlts = {
  workshop: ['Your piece on the bench', 'قطعتك في الورشة'],
  'workshop-boards': ['The boards chosen for your piece', 'الألواح المختارة لقطعتك'],
} as const satisfies Record<string, Text>;
