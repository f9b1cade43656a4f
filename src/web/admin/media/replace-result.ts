/** A dry run, or what was written. */
export interface Replacement {
  changeSet: string | null;
  /** How many places change. */
  rows: number;
  /** Of the picture that takes the place. */
  address: string;
}

export type ReplaceResult = ({ ok: true } & Replacement) | { ok: false; reason: string };
