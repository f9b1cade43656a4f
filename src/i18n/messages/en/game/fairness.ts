export const fairness = {
  title: 'How this draw was made',
  lead: 'You need not take our word for it. Your browser can redo the draw by itself.',
  steps: 'In plain words',
  stepSeal:
    'Before you saw the wheel, our server chose a long secret number. It published its fingerprint, the seal, and could not change the number any more without the seal showing it.',
  stepPush:
    'When you pushed the wheel, your browser added a random word of its own, which our server could not foresee.',
  stepDraw:
    'Secret and word together give the segment, by a fixed calculation. Each of the {total} segments is as likely as the next.',
  stepShow: 'Afterwards the secret is published here, and anyone can repeat both calculations.',
  seal: 'Seal',
  publishedAt: 'Sealed on',
  drawnAt: 'Drawn on',
  secret: 'Secret',
  word: 'The player’s word',
  gameId: 'Game',
  result: 'Result',
  segmentOf: 'Segment {segment} of {total}: {prize}',
  segments: 'The segments of this wheel, in order',
  check: 'Check in my browser',
  checking: 'Calculating',
  valid: 'The seal fits the secret, and the draw gives segment {segment}. All is as it should be.',
  invalid: 'The figures do not agree. Please tell us about it.',
  sealedYet: 'The wheel has not stopped yet. The secret stays sealed until it does.',
  unable: 'This browser cannot do the calculation. The figures are above for any other.',
  back: 'Back to the game',
} as const;
