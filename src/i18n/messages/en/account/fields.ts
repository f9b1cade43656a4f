export const accountFields = {
  fullName: 'Full name',
  email: 'E-mail',
  phone: 'Mobile phone',
  password: 'Password',
  newPassword: 'New password',
  currentPassword: 'Current password',
  jobPosition: 'Job position',
  company: 'Company name',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordHint: {
    one: 'At least {count} character. A short sentence is a good password.',
    other: 'At least {count} characters. A short sentence is a good password.',
  },
  phoneHint: 'With country code, for example +20 100 123 4567',
} as const;
