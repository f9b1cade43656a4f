/** What became of the money of an order, for its buyer: on pages and papers. */
export const moneyForBuyers = {
  total: 'Total',
  vatIncluded: 'of which VAT {percent}%',
  vatAdded: 'VAT {percent}%',
  received: 'Paid in cash',
  settled: 'Settled with what you still owed',
  given_back: 'Given back to you',
  to_give_back: 'You get back',
  due: {
    to_collect: 'To pay on delivery',
    rest: 'Still to pay',
    cancelled: 'Cancelled: you pay',
    refused: 'Refused at the door: you pay',
  },
} as const;
