/** After Arabic letters the parts of 261115-10042 would be shown the other way round. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
