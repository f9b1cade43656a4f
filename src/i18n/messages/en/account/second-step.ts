export const secondStep = {
  title: 'One more step',
  lead: 'Type the code that your app shows for this shop.',
  code: 'Code',
  hint: 'Six digits from the app, or one of your recovery codes.',
  submit: 'Continue',
  wrong: 'This code is not right, or it was used already. Please type the next one.',
  expired: 'That took too long. Please log in again.',
  back: 'Log in as somebody else',
} as const;
