export const orderCall = {
  title: 'Confirmation call',
  attempts: {
    one: '{count} call without an answer',
    other: '{count} calls without an answer',
  },
  noAttempts: 'Nobody has called yet.',
  cancelsAt: 'Cancelled by itself on {date}, and its pieces go back on sale.',
  never: 'This order is not cancelled by itself.',
  soon: 'Soon',
  extend: 'Extend',
  extended: 'The order is held until {date}.',
  reached: 'Reached: confirm',
  missed: 'No answer',
  missedText: 'Counts the call and notes it on the timeline. The customer is not told.',
  counted: 'The call is noted.',
  declined: 'The customer no longer wants it',
} as const;
