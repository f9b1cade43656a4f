export const confirm = {
  title: 'Confirm your e-mail',
  text: 'Type the password you chose when you signed up, and the account will be yours.',
  ownText: 'One last step, and the account will be yours.',
  submit: 'Confirm and sign in',
  busy: 'Confirming',
  failed: 'The address was not confirmed',
  wrongPassword: 'This is not the password that was chosen for this account.',
  notYou:
    'You did not ask for an account, or no longer know the password? Leave this page: nothing will happen, and you can create your own account at any time.',
  expiredTitle: 'This link is no longer valid',
  expiredText:
    'It has already been used, or it is older than a day. If you have confirmed before, log in; otherwise create the account again.',
} as const;
