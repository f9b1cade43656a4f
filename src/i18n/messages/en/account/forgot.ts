export const forgot = {
  title: 'Forgot password',
  lead: 'Tell us your e-mail address, and we will send you a link to choose a new password.',
  submit: 'Send the link',
  busy: 'Sending',
  failed: 'The link was not sent',
  sentText: 'If {email} belongs to an account, an e-mail with a link is on its way.',
  back: 'Back to login',
} as const;
