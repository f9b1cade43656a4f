/** Reviews that wait for approval or were not approved, by rating. */
export const reviewTexts: Readonly<
  Record<'pending' | 'rejected', readonly (readonly [rating: number, en: string, ar: string])[]>
> = {
  pending: [
    [
      5,
      'The smell of the wood fills the room. We are very happy.',
      'ريحة الخشب مالية الأوضة، مبسوطين بيها جدًا.',
    ],
    [
      4,
      'Beautiful work; delivery took a week longer than promised.',
      'شغل جميل، بس التوصيل اتأخر أسبوع.',
    ],
    [5, 'Every guest asks where it is from.', 'كل ضيف بيسأل جايبينها منين.'],
    [
      3,
      'Good, but the colour is warmer than on my screen.',
      'كويسة، بس اللون أدفى من اللي على الشاشة.',
    ],
    [5, 'The crew carried it up five floors and were kind.', 'الشباب طلعوها خمس أدوار وكانوا ذوق.'],
    [2, 'A drawer sticks. I wrote to you and am waiting.', 'درج بيعلّق، وبعتلكم ومستني الرد.'],
  ],
  rejected: [
    [1, 'Call me on my number, I sell the same for less.', 'كلموني على رقمي، عندي زيها بأقل.'],
    [5, 'good good good good', 'حلو حلو حلو حلو'],
    [2, 'The courier of another shop broke my vase.', 'مندوب محل تاني كسر الفازة.'],
  ],
};
