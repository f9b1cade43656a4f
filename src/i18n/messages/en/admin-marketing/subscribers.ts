export const subscribers = {
  caption: 'Subscribers of the newsletter',
  open: 'All subscribers',
  columns: {
    email: 'E-mail address',
    language: 'Language',
    state: 'State',
    since: 'Subscribed',
    left: 'Unsubscribed',
  },
  languages: { en: 'English', ar: 'Arabic' },
  states: { subscribed: 'Subscribed', unsubscribed: 'Unsubscribed', bounced: 'Not reachable' },
  views: { subscribed: 'Subscribed', bounced: 'Not reachable' },
  remove: 'Remove',
  removeText: 'Removes the addresses for good. This cannot be undone, and no message is sent.',
  removed: { one: '{count} address removed', other: '{count} addresses removed' },
  empty: 'No subscribers',
  emptyText: 'Addresses from the footer of the shop appear here.',
} as const;
