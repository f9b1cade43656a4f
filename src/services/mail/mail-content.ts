interface MailTableRow {
  what: string;
  amount: string;
}

/** The lines of an order, the sums below them, and the amount due. */
export interface MailTable {
  lines: (MailTableRow & MailPiece)[];
  sums: MailTableRow[];
  /** Null in mails that list the pieces only. */
  due: MailTableRow | null;
}

interface MailPiece {
  detail: string;
  /** The whole address of the picture. */
  picture: string | null;
}

/** A picture across the mail, with its words below. */
export interface MailPhoto {
  /** The whole address. */
  address: string;
  caption: string;
  width: number;
  height: number;
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
  /** To be typed elsewhere: large, below the paragraphs. */
  code?: string;
  /** Below the paragraphs. */
  parts?: readonly MailPart[];
  table?: MailTable;
  /** The way of an order; `current` is the stage it has reached. */
  progress?: { stages: readonly string[]; current: number };
  /** Below the progress. */
  photo?: MailPhoto;
  /** Short facts with a label, such as the address. */
  facts?: readonly { label: string; text: string }[];
  /** What the reader wrote, below the rest. Links in it are not made clickable. */
  quote?: { label: string; text: string };
  action?: { label: string; link: string };
  /** What else the reader may do: a quiet link below the button. */
  otherAction?: { label: string; link: string };
  /** Asks for a rating: one link for each number of stars, from one to five. */
  stars?: { label: string; links: readonly string[] };
  /** Pictures that lead somewhere, side by side. */
  cards?: readonly { title: string; link: string; picture: string }[];
  /** Small print below the action. */
  note?: string;
  /** Ends such mails. */
  end?: { label: string; link: string };
}

/** The text of one template in one language; `brand` is the shop's name in that language. */
export type MailText<Data> = (data: Data, brand: string) => MailContent;

/** Both languages or it does not compile. */
export interface Template<Data> {
  /** Staff cannot read a mail whose link signs its reader in. */
  carriesLink: boolean;
  /** Deleted from the outbox after it was sent: its reader deleted their account. */
  leavesNoTrace?: boolean;
  /** Why the reader gets it; the foot says so. */
  about: 'order' | 'account' | 'requested' | 'applied' | 'staff';
  en: MailText<Data>;
  ar: MailText<Data>;
}
