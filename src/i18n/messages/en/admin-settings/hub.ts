/** What each page of the settings is for. */
export const settingsHub = {
  opening: 'Let visitors in, say when you open, and send yourself a test e-mail.',
  shopSettings: 'Name, legal facts for invoices, contact, address and opening hours.',
  moneySettings: 'Currency, tax and the digits of Arabic texts.',
  deliverySettings: 'Fee, days on the road and order of the 27 governorates.',
  abuseLimits: 'What new buyers may order, how long orders hold stock, and limits of the game.',
  mails: 'E-mail that waits, was sent or failed, with its text.',
  failedJobs: 'Work in the background that failed too often, to be started again.',
  system: 'Whether stock and sums agree, versions, and the size of the database.',
  history: 'Who of the staff changed what and when, and Undo.',
} as const;
