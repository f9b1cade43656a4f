export const formGuard = {
  leaveEmpty: 'Please leave this empty',
  tooFast: 'That was very quick. Please send the form once more.',
  expired: 'This page had been open for long. Nothing is lost: please send the form once more.',
  trapped:
    'A hidden field of this form was filled in, as programs do. Please reload the page and try again, or call us.',
} as const;
