export const couponSeries = {
  link: 'Series of codes',
  lead: 'Up to 500 coupons with the same terms, each with a code of its own.',
  section: 'Codes',
  fields: { prefix: 'Beginning of each code', count: 'Number of codes' },
  hints: {
    prefix: 'Such as EID-. Eight letters and digits follow.',
    count: '2 to 500.',
    max_uses: 'Of each code. 1 makes every code good for one order.',
  },
  made: {
    one: '{count} code was made.',
    other: '{count} codes were made.',
  },
  shown: 'These are the codes of one series.',
  download: 'Download the codes (CSV)',
} as const;
