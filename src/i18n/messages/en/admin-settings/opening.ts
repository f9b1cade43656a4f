export const opening = {
  lead: 'Until the shop is open, visitors see a page in both languages that says when, and nobody but staff can order or play. Orders that were placed before stay as they are.',
  isOpen: 'The shop is open',
  isClosed: 'The shop is not open',
  open: 'Open the shop',
  opening: 'Opening …',
  close: 'Close the shop',
  closing: 'Closing …',
  closeLead:
    'For stocktaking or a move. Buyers still follow their orders, and search engines come again later.',
  opensOn: 'Day of opening',
  opensOnHint: 'Visitors see it. Leave it empty to say “soon”.',
  setDay: 'Save the day',
  saved: 'Saved.',
  noMail:
    'There is no mail server: nobody can sign up, reset a password or get the confirmation of an order. Set SMTP_URL and MAIL_FROM, then start the shop again.',
  testMail: 'Send me a test e-mail',
  sendingTest: 'Sending …',
  testSent: 'On its way to {email}. When it has gone out, the step is ticked.',
  mailTitle: 'E-mail',
  visitors: { opensOn: 'We open on {date}.', opensSoon: 'We open soon.' },
} as const;
