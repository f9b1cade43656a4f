import { z } from 'zod';
import { pictureRowsField, type RecordPictureRow } from '../media/picture-rows.ts';

/** A picture of a work with its stored place; one that was just added has none. */
export interface PlacedPicture extends RecordPictureRow {
  place?: number;
}

const places = z.array(z.object({ place: z.number().int().optional() }));

/** The field of a record's form: JSON text. `<PictureRows>` leaves the places out after a change. */
export const placedPicturesField = z.string().transform((text, context): PlacedPicture[] => {
  const rows = pictureRowsField.safeParse(text);
  if (!rows.success) {
    for (const { path, message } of rows.error.issues) {
      context.addIssue({ code: 'custom', path, message });
    }
    return z.NEVER;
  }
  const stored = places.safeParse(JSON.parse(text || '[]')).data ?? [];
  return rows.data.map((row, index) => ({ ...row, place: stored[index]?.place }));
});

export const placedPicturesText = (rows: readonly PlacedPicture[]): string =>
  JSON.stringify(
    rows.map(({ id, url, alt_en, alt_ar, place }) => ({ id, url, alt_en, alt_ar, place })),
  );
