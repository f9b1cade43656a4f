interface Numbered {
  number: number | null;
}

/** The number of the order and that of the refund, such as 261115-10042/1. */
export const creditNoteNumber = (order: { number: string }, refund: Numbered): string =>
  `${order.number}/${refund.number}`;
