export const notify = {
  title: 'Notify me',
  text: 'Leave your e-mail and we will write once, when this piece is here again.',
  textSignedIn: 'We will write to you once, when this piece is here again.',
  email: 'E-mail',
  submit: 'Notify me',
  busy: 'Saving…',
  done: 'Noted. You will hear from us as soon as it is back.',
  available: 'It is here again: you can put it into the cart now.',
  invalidEmail: 'Please enter a valid email address',
  failed: 'We could not note that. Please try again.',
} as const;
