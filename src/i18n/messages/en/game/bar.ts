export const bar = {
  title: 'Play & Win',
  leave: 'Back to the shop',
  mute: 'Mute',
  unmute: 'Sound on',
  stages: 'The way through the game',
  questions: 'Questions',
  wheel: 'Wheel',
  claim: 'Prize',
  resting: 'The wheel is resting',
  restingText:
    'All prizes have found a home, or we are polishing the brass. Come back soon for your turn.',
  failed: 'That did not reach us. Please try again.',
  elsewhere: 'The game went on in another tab. Here is where it stands.',
} as const;
