export const acceptedInvitation = {
  title: 'Join the team',
  lead: 'Your account: {email}. Choose a password, and you can log in.',
  failed: 'The account was not opened',
  submit: 'Open my account',
  busy: 'Opening',
  hasAccount: 'This address has an account by now. Ask for the role to be given to it.',
  blocked: 'This account is closed.',
  doneTitle: 'Your account is ready',
  doneText:
    'Log in with your new password. The back office then says whether it needs a second step.',
  toLogin: 'Log in',
  expiredTitle: 'This invitation is no longer valid',
  expiredText:
    'It was accepted already, taken back, or is older than three days. Ask for a new one.',
  toHome: 'To the shop',
} as const;
