export const wheel = {
  title: 'Your turn at the wheel',
  lead: 'Four out of four. Give it a push.',
  picture: 'The prize wheel, with {count} segments',
  spin: 'Turn the wheel',
  spinning: 'The wheel is turning',
  won: 'You have won: {prize}!',
  claim: 'Claim your prize',
  odds: 'The odds',
  oddsText: 'The wheel has {total} segments, each as likely as the next.',
  share: '{count} of {total}',
  sealed: 'The draw is sealed',
  sealedText:
    'Before you push, the result is locked under this code. Afterwards you get the key and can check it.',
  howItWorks: 'How we keep it fair',
  check: 'Check this draw',
  failed: 'The wheel did not turn. Please try again.',
} as const;
