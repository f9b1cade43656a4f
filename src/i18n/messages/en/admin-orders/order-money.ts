export const moneyForStaff = {
  total: 'Total',
  vatIncluded: 'of which VAT {percent}%',
  vatAdded: 'VAT {percent}%',
  received: 'Paid in cash',
  settled: 'Settled with what was still due',
  given_back: 'Given back',
  to_give_back: 'To give back',
  due: {
    to_collect: 'Cash to collect',
    rest: 'Still due from the customer',
    cancelled: 'Cancelled: to collect',
    refused: 'Refused at the door: to collect',
  },
} as const;
