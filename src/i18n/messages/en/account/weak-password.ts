export const weakPassword = {
  title: 'Please choose a stronger password.',
  length: {
    one: 'Use at least {count} character.',
    other: 'Use at least {count} characters.',
  },
  long: 'Use at most {maximum} characters.',
  common: 'This password is on the list of those tried first. Choose another.',
  personal: 'Leave your name, your e-mail and our name out of it.',
} as const;
