export const payment = {
  lead: 'One way to pay, and the oldest one.',
  method: 'Cash on delivery',
  text: 'You pay our crew in cash when the piece is in your room and you are happy with it. There is nothing to set up, and no card to keep.',
  steps: {
    order: 'You order',
    orderText: 'Nothing is charged. We call you to confirm the pieces and the day.',
    deliver: 'We bring it',
    deliverText: 'The crew unpacks and places every piece where you want it.',
    pay: 'You look, then pay',
    payText: 'Pay the amount of your order in cash, and keep the receipt.',
  },
  noteTitle: 'Good to know',
  note: 'The amount the crew collects is on your order and in the e-mail about it: pieces, less any coupon, plus delivery. It never changes at the door.',
} as const;
