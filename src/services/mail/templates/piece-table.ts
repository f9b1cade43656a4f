import type { MailTable } from '../mail-content.ts';

/** One piece with its picture; `amount` is at the end of the line. */
export const pieceTable = (
  name: string,
  detail: string,
  picture: string | null,
  amount = '',
): MailTable => ({ lines: [{ what: name, detail, amount, picture }], sums: [], due: null });
