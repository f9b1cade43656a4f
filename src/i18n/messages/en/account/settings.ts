export const settings = {
  lead: 'Choose the language and the look of every page here.',
  privacy: 'Privacy',
  exportTitle: 'Everything we know about you',
  exportText:
    'One file with your profile, addresses, orders, reviews, wishes, notices, enquiries and games. It is made for programs and can be read by people.',
  export: 'Download my data',
  deleteTitle: 'Delete my account',
  deleteText: 'Closes the account and removes what is yours. It cannot be undone.',
  delete: 'Delete my account',
} as const;
