import { z } from 'zod';

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

/** The field of a record's form: JSON text, and at most one primary picture. */
export const pictureRowsField = z
  .string()
  .max(100_000, 'too_long')
  .transform((json, context): unknown => {
    try {
      return JSON.parse(json || '[]');
    } catch {
      context.addIssue('invalid');
      return z.NEVER;
    }
  })
  .pipe(rowList.refine((rows) => rows.filter((row) => row.is_primary).length <= 1, 'invalid'));

/** The text of a field, always with the same order of keys, so that equal lists are equal texts. */
export const pictureRowsText = (rows: readonly RecordPictureRow[]): string =>
  JSON.stringify(
    rows.map(({ id, url, alt_en, alt_ar, is_primary, variant_id }) => ({
      ...{ id, url, alt_en, alt_ar },
      ...(is_primary !== undefined && { is_primary }),
      ...(variant_id !== undefined && { variant_id }),
    })),
  );

/** What a field shows; nothing when its text cannot be read. */
export function readPictureRows(json: string): RecordPictureRow[] {
  const rows = z
    .array(pictureRow.extend({ alt_en: z.string(), alt_ar: z.string() }))
    .safeParse(parsed(json));
  return rows.success ? rows.data : [];
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json || '[]');
  } catch {
    return null;
  }
}
