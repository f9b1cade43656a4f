export const enquiryAnswers = {
  title: 'Answer by e-mail',
  lead: 'Goes to {email}. Greeting, signature and the customer’s own words are added. An e-mail that was sent cannot be taken back.',
  body: 'Your answer',
  language: { en: 'The customer writes in English.', ar: 'The customer writes in Arabic.' },
  send: 'Send e-mail',
  sending: 'Sending …',
  sent: 'The e-mail is on its way.',
  failedTitle: 'Nothing was sent',
  meanwhile:
    '{name} answered on {date}. Read that answer below; send yours as well if it is still needed.',
  sendAnyway: 'Send mine as well',
  alreadySent: 'This form has sent an e-mail before. Reload the page to write another one.',
  list: 'Answers sent',
} as const;
