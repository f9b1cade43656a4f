export const printKinds = ['slip', 'invoice', 'pick'] as const;
/** Packing slips, invoices, or one list of what to fetch from the workshops. */
export type PrintKind = (typeof printKinds)[number];

/** At most so many orders in one document. */
export const maxPrinted = 100;

export interface PrintedLine {
  id: string;
  name: string;
  /** Options in words, workshop and SKU. */
  details: string;
  quantity: string;
}

/** What goes into the parcel, for its packer and the courier: no prices but what is to be collected. */
export interface PackingSlip {
  number: string;
  date: string;
  recipient: string[];
  notes: string | null;
  /** The last promised day; null when nothing was promised. */
  promised: string | null;
  /** What is to be collected, or was, in words. */
  cash: { label: string; amount: string };
  lines: PrintedLine[];
  /** Opens the order in the back office. */
  link: string;
}

export interface PickList {
  orders: number;
  workshops: {
    /** Empty for pieces without one. */
    workshop: string;
    lines: (PrintedLine & { orders: string })[];
  }[];
}
