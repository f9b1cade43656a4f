import { z } from 'zod';

/** Rows that one action may change; more are done in several steps. */
export const maxBulkRows = 500;

/** Rows of one change set. */
export const maxChangedRows = 10_000;

const severalTexts = z.preprocess(
  (value) => (value === undefined ? [] : [value].flat()),
  z.array(z.string().max(60)).max(maxBulkRows),
);

/** What the form of a bulk action sends: ticked rows, or everything that the address matches. */
export const selectionInput = z.object({
  rows: severalTexts,
  all: z.literal('yes').optional(),
  search: z.string().max(2_000),
});

/** What became of one row. */
export interface BulkResult {
  id: string;
  /** How the row is called, such as the number of an order. */
  label: string;
  ok: boolean;
  /** What it is now. */
  status: string;
}
