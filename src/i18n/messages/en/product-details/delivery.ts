export const delivery = {
  title: 'Delivery',
  to: 'Deliver to',
  between: 'Arrives {from} – {to}',
  on: 'Arrives {from}',
  free: 'Free delivery',
  fee: 'Delivery {fee}',
  payment: 'Look first, then pay cash',
  returns: {
    any_reason: '30 days to return it',
    defective_only: 'Made for you: returned only if it is defective',
  },
  backLater: 'Back on the bench. We will write to you when it returns.',
} as const;
