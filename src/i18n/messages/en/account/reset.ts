export const reset = {
  title: 'Reset password',
  lead: 'Choose a new password. You will need to sign in again on every device.',
  failed: 'The password was not changed',
  submit: 'Save the new password',
  busy: 'Saving',
  codeNeeded: 'This account uses two-step login. Type the code of your app as well.',
  expiredTitle: 'This link is no longer valid',
  expiredText: 'It was used already, or it is older than an hour. Ask for a new one.',
  again: 'Ask for a new link',
} as const;
