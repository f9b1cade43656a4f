/**
 * Keeps order numbers, phones, e-mail addresses and codes readable in Arabic: without the isolate,
 * 261115-10042 after Arabic letters is shown with its halves swapped.
 */
export const isolateLtr = (text: string): string => text && `\u2066${text}\u2069`;

/** For text of unknown direction, such as a customer's name: its first letter decides. */
export const isolate = (text: string): string => text && `\u2068${text}\u2069`;

/** For a name within an Arabic sentence: one in Latin letters would reorder what stands beside it. */
export const isolateLatin = (name: string): string =>
  /\p{Script=Latin}/u.test(name) ? isolate(name) : name;
