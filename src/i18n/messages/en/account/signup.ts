export const signup = {
  title: 'Create an account',
  lead: 'Keep your orders, addresses and favourite pieces in one place.',
  submit: 'Create account',
  busy: 'Creating your account',
  haveAccount: 'Already have an account?',
  login: 'Login',
  failed: 'Registration failed',
  checkMailTitle: 'Please check your e-mail',
  checkMailText:
    'We have written to {email}. Open the link in that e-mail to confirm the address and sign in.',
  checkMailHint: 'It can take a few minutes. Please check your spam folder too.',
  resend: 'Send it again',
  resendBusy: 'Sending',
  resendFailed: 'It was not sent again',
  resent: 'Sent again',
  resentText: 'It is on its way, unless the address has been confirmed already.',
  terms: 'By creating an account you accept our terms and privacy notice.',
} as const;
