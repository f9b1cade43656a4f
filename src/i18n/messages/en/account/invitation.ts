export const acceptedInvitation = {
  title: 'Join the team',
  lead: 'Your account: {email}. Choose a password, and you can log in.',
  failed: 'The account was not opened',
  submit: 'Open my account',
  busy: 'Opening',
  hasAccount: 'This address has an account by now. Ask an administrator to give it the role.',
  blocked: 'This account is closed.',
  doneTitle: 'Your account is ready',
  doneText: 'Log in with your new password. We will tell you there if a second step is needed.',
  toLogin: 'Log in',
  expiredTitle: 'This invitation is no longer valid',
  expiredText:
    'It was accepted already, taken back, or is older than three days. Ask for a new one.',
  toHome: 'To the shop',
} as const;
