export const sampleRequest = {
  title: 'Free samples',
  lead: 'Up to three pieces of wood, cloth or leather, sent to your door for free. Look at them in your own light.',
  forPiece: 'For {name}',
  address: 'Address for the samples',
  choose: 'Choose one, two or three',
  submit: 'Send me the samples',
  sentTitle: 'Your samples are on the list',
  sentText: 'We will cut them and call you before they leave.',
} as const;
