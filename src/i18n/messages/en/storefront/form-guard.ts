export const formGuard = {
  leaveEmpty: 'Please leave this empty',
  tooFast: 'That was very quick. Please send the form again.',
  expired: 'This page was open for a long time. Nothing is lost: please send the form again.',
  trapped:
    'A hidden field of this form was filled in, as programs do. Please reload the page and try again, or call us.',
} as const;
