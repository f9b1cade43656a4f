interface MailTableRow {
  what: string;
  amount: string;
}

/** The lines of an order, the sums below them, and the amount due. */
export interface MailTable {
  lines: (MailTableRow & { detail: string })[];
  sums: MailTableRow[];
  due: MailTableRow;
}

/** A part of a newsletter, rendered both ways. */
export interface MailPart {
  html: string;
  text: string;
}

/** The text of a mail before it is rendered. */
export interface MailContent {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** Below the paragraphs. */
  parts?: readonly MailPart[];
  table?: MailTable;
  /** What the reader wrote, below the rest. Links in it are not made clickable. */
  quote?: { label: string; text: string };
  action?: { label: string; link: string };
  /** Small print below the action. */
  note?: string;
}

/** The text of one template in one language; `brand` is the shop's name in that language. */
export type MailText<Data> = (data: Data, brand: string) => MailContent;

/** Both languages or it does not compile. */
export interface Template<Data> {
  /** Staff cannot read a mail whose link signs its reader in. */
  carriesLink: boolean;
  /** Deleted from the outbox after it was sent: its reader deleted their account. */
  leavesNoTrace?: boolean;
  en: MailText<Data>;
  ar: MailText<Data>;
}
