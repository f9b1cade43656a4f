export const newsletter = {
  title: 'Newsletter',
  text: 'What left the workshops, and who made it. One link in every issue ends it.',
  email: 'E-mail address',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',
  required: 'Please enter your e-mail address.',
  invalid: 'Please enter a valid email address',
  subscribedTitle: 'You are subscribed',
  subscribedText: 'Thank you. The next newsletter will come to you.',
} as const;
