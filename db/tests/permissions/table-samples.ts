export type Row = Record<string, unknown>;

export type TableSamples = {
  /** With its schema: `public.products`. */
  table: string;
  /** Rows that belong to nobody, by what sets them apart. */
  shared?: Record<string, Row>;
  /** Rows that somebody owns; made once for every caller and once for a stranger. */
  owned?: Record<string, (owner: string) => Row | null>;
  /** Rows that others need; nobody asks about them. */
  unrecorded?: readonly Row[];
};
