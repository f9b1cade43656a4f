export const settings = {
  lead: 'Choose the language and the look of every page here.',
  privacy: 'Privacy',
  exportTitle: 'Everything we know about you',
  exportText:
    'One file with your profile, addresses, orders, reviews, wishlist, notifications, enquiries and games. A data file (JSON) that you can open yourself.',
  export: 'Download my data',
  deleteTitle: 'Delete my account',
  deleteText: 'Closes the account and removes what is yours. It cannot be undone.',
  delete: 'Delete my account',
} as const;
