export const deletion = {
  title: 'Delete my account',
  lead: 'Please read this first. It cannot be undone, not even by us.',
  erased: 'What is removed',
  erasedText:
    'Profile and picture, addresses, wishlist and shared lists, reviews and their photos, notifications and choices, stock alerts, enquiries with their files, points, unused coupons, the newsletter, and every session on every device.',
  retained: 'What is kept',
  retainedText:
    'Orders, as tax law requires: number, dates, pieces and amounts. Name, phone, e-mail, address, notes and photos are taken out of them, so that nobody can see whose they were.',
  openOrders: { one: '{count} order is still open', other: '{count} orders are still open' },
  openOrdersText:
    'We would lose the delivery address. Please wait for the delivery or cancel it first.',
  seeOrders: 'See my orders',
  staff: 'Staff accounts are closed by an administrator, who removes the role first.',
  password: 'Enter your password so that we know it is you.',
  understand: 'I understand that this cannot be undone.',
  understandRequired: 'Please confirm that you understand.',
  submit: 'Delete for good',
  busy: 'Deleting',
  back: 'Keep my account',
  failed: 'Your account was not deleted',
  failedText: 'Nothing has changed. Please try again.',
} as const;
