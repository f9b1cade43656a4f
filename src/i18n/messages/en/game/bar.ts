export const bar = {
  title: 'Play & Win',
  leave: 'Back to the shop',
  mute: 'Mute',
  unmute: 'Sound on',
  resting: 'The wheel is resting',
  restingText:
    'All prizes have found a home, or we are polishing the brass. Come back soon for your turn.',
  failed: 'That did not reach us. Please try again.',
} as const;
