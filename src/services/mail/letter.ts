interface LetterRow {
  what: string;
  amount: string;
}

/** What was bought, what it sums up to, and what is due. */
export interface LetterTable {
  lines: (LetterRow & { detail: string })[];
  sums: LetterRow[];
  due: LetterRow;
}

/** What a mail says, before it has a form. */
export interface Letter {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** Below the paragraphs. */
  table?: LetterTable;
  action?: { label: string; link: string };
  /** Small print below the action. */
  note?: string;
}

/** The text of one template in one language; `brand` is the shop's name in that language. */
export type LetterText<Data> = (data: Data, brand: string) => Letter;

/** Both languages or it does not compile. */
export interface Template<Data> {
  /** A link that signs somebody in is the reader's only, also towards staff. */
  carriesLink: boolean;
  /** Removed from the outbox once it was sent: its reader asked to be forgotten. */
  leavesNoTrace?: boolean;
  en: LetterText<Data>;
  ar: LetterText<Data>;
}
