export const otherSignIn = {
  title: 'Other ways to log in',
  or: 'or',
  provider: 'Continue with {provider}',
  link: 'Send me a login link',
} as const;
