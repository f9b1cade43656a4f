/** Texts of messages after a redirect. Only the server words them, so browsers do not load them. */
export const flash = {
  accountDeleted: 'Your account has been deleted',
  accountDeletedText: 'A last e-mail confirms it. Thank you for being with us.',
  welcomeBack: 'Welcome back to {brand}',
  welcome: 'Welcome to {brand}',
  passwordChanged: 'Your password has been changed.',
  providerFailedTitle: 'Login failed',
  providerFailedText:
    'The other site did not confirm who you are. Please try again or use your password.',
  accountLinked: 'The account is linked. You can log in with it from now on.',
  linkFailedTitle: 'The account was not linked',
  linkFailedText: 'The other site did not confirm who you are. Please try again.',
  linkedElsewhere: 'It already opens an account with us. Log in with it, or unlink it there first.',
  signedOut: 'You have been successfully logged out.',
  updateFailedTitle: 'Update failed',
} as const;
