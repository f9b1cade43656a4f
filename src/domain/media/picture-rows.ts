import { z } from 'zod';
import { jsonText } from '../json-text.ts';

const text = z.string().trim().max(300, 'too_long').default('');

const pictureRow = z.object({
  id: z.uuid(),
  /** The address of the picture. */
  url: z.string().trim().min(1, 'required').max(2000, 'too_long'),
  alt_en: text,
  alt_ar: text,
  is_primary: z.boolean().optional(),
  variant_id: z.uuid().nullish(),
});

/** One picture of a record with several, in their order. */
export type RecordPictureRow = z.infer<typeof pictureRow>;

const rowList = z.array(pictureRow).max(60, 'out_of_range');

const anyRows = jsonText({ maxLength: 100_000, problem: 'invalid' });

/** The field of a record's form: JSON text, and at most one primary picture. */
export const pictureRowsField = anyRows.pipe(
  rowList.refine((rows) => rows.filter((row) => row.is_primary).length <= 1, 'invalid'),
);

/** The text of a field, always with the same order of keys, so that equal lists are equal texts. */
export const pictureRowsText = (rows: readonly RecordPictureRow[]): string =>
  JSON.stringify(
    rows.map(({ id, url, alt_en, alt_ar, is_primary, variant_id }) => ({
      ...{ id, url, alt_en, alt_ar },
      ...(is_primary !== undefined && { is_primary }),
      ...(variant_id !== undefined && { variant_id }),
    })),
  );

/** While they are typed, alternative texts may be longer than allowed. */
const shownRows = jsonText({ problem: 'invalid' }).pipe(
  z.array(pictureRow.extend({ alt_en: z.string(), alt_ar: z.string() })),
);

/** What a field shows; nothing when its text cannot be read. */
export const readPictureRows = (json: string): RecordPictureRow[] =>
  shownRows.safeParse(json).data ?? [];
