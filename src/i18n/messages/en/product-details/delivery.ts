export const delivery = {
  title: 'Delivery',
  to: 'Deliver to',
  choose: 'Your governorate',
  between: 'Arrives {from} – {to}',
  on: 'Arrives {from}',
  free: 'Free delivery',
  fee: 'Delivery {fee}',
  freeOrFee: 'Delivery free or up to {fee}, by governorate',
  feeBetween: 'Delivery {from} to {end}, by governorate',
  payment: 'Look first, then pay cash',
  returns: {
    any_reason: '30 days to return it',
    defective_only: 'Made for you: returned only if it is defective',
  },
  backLater: 'Not available at the moment. Leave your e-mail and we will write when it is.',
} as const;
