export const liveUpdates = {
  created: {
    orders: { one: '{count} new order', other: '{count} new orders' },
    returns: { one: '{count} new return', other: '{count} new returns' },
    requests: { one: '{count} new request', other: '{count} new requests' },
    messages: { one: '{count} new message', other: '{count} new messages' },
    claims: { one: '{count} new claim', other: '{count} new claims' },
    applications: { one: '{count} new application', other: '{count} new applications' },
    reviews: { one: '{count} new review', other: '{count} new reviews' },
    mails: { one: '{count} new e-mail', other: '{count} new e-mails' },
    users: { one: '{count} new user', other: '{count} new users' },
  },
  changed: { one: '{count} change', other: '{count} changes' },
  missed: 'There may be updates.',
  changedNow: 'This was changed just now.',
  removed: 'This was removed just now.',
  presence: {
    looking: { one: '{names} is looking at this', other: '{names} are looking at this' },
    editing: { one: '{names} is editing this', other: '{names} are editing this' },
    others: { one: '{count} other', other: '{count} others' },
    unnamed: 'A colleague',
  },
  show: 'Show',
} as const;
