export const login = {
  title: 'Login',
  lead: 'Welcome back to {brand}.',
  submit: 'Login',
  busy: 'Logging in',
  forgot: 'Forgot your password?',
  noAccount: 'New here?',
  signup: 'Create an account',
  failed: 'Login failed',
  invalid: 'Invalid login credentials',
  notConfirmed:
    'Please confirm your e-mail address first, with the link in the e-mail we sent you.',
  bannedUntil: 'This account is closed until the end of {date}. Please contact us.',
  banned: 'This account is closed for now. Please contact us.',
  missing: 'You must provide either an email or phone number and a password',
} as const;
