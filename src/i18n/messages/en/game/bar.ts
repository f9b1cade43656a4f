export const bar = {
  title: 'Play & Win',
  leave: 'Back to the shop',
  mute: 'Mute',
  unmute: 'Sound on',
  closed: 'The wheel is resting',
  closedText:
    'All prizes have found a home, or we are polishing the brass. Come back soon for your turn.',
  failed: 'That did not reach us. Please try again.',
} as const;
