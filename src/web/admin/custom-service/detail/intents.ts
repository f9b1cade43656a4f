/** The forms of the page of a request or message. */
export const intents = {
  answer: 'answer',
  assign: 'assign',
  move: 'move',
  note: 'note',
  remove: 'remove',
} as const;
