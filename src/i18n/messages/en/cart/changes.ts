/** Changes in price and stock since the pieces were added to the cart. */
export const changes = {
  title: 'Something has changed since you chose',
  dropped: '{name} costs less now: {now} instead of {before}.',
  raised: '{name} costs more now: {now} instead of {before}.',
  fewer: {
    one: 'Only {count} of {name} is left. We have changed the quantity.',
    other: 'Only {count} of {name} are left. We have changed the quantity.',
  },
  gone: '{name} is no longer available.',
  variantRequired: '{name} now comes in several versions. Please choose one on its page.',
  ask: 'We never raise what you pay without asking. Please check the change before you go on.',
  agree: 'Agree to the new price',
  agreeAll: 'Agree and go on',
  goneAsk: 'You can save it for later.',
  dismiss: 'Understood',
  lineRaised: 'Was {before}',
  lineGone: 'No longer available',
  failed: 'We could not check today’s prices just now. They are checked again before you order.',
} as const;
