/** Only in the embedded demo, which sends nothing. */
export const demoMail = {
  title: 'E-mail of this demo',
  lead: 'This demo sends no e-mail. What it would have sent is listed here, newest first.',
  list: 'E-mail, newest first',
  to: 'To {email}',
  look: 'How it is shown',
  phone: 'Phone',
  desktop: 'Desktop',
  light: 'Light',
  dark: 'Dark',
  none: 'Nothing yet. Create an account or place an order, and its e-mail will appear here.',
  link: 'Read the e-mail of this demo',
} as const;
