export type Row = Record<string, unknown>;

export type TableSamples = {
  /** With its schema: `public.products`. */
  table: string;
  /** Rows without an owner, by the name of their kind. */
  shared?: Record<string, Row>;
  /** Rows with an owner; one for every caller and one for a stranger. */
  owned?: Record<string, (owner: string) => Row | null>;
  /** Rows that others refer to; they are not part of the matrix. */
  unrecorded?: readonly Row[];
};
