import type { LibraryPicture } from './picture.ts';
import type { RecordPictureRow } from './picture-rows.ts';

/** A row for each picture; the first of a record is its primary one. */
export function addPictureRows(
  rows: readonly RecordPictureRow[],
  pictures: readonly LibraryPicture[],
  { hasPrimary, newId }: { hasPrimary: boolean; newId(): string },
): RecordPictureRow[] {
  const added = pictures.map(({ address, altEn, altAr }, index) => ({
    id: newId(),
    url: address,
    alt_en: altEn,
    alt_ar: altAr,
    ...(hasPrimary && { is_primary: rows.length === 0 && index === 0 }),
  }));
  return [...rows, ...added];
}

export function movePicture(
  rows: readonly RecordPictureRow[],
  from: number,
  to: number,
): RecordPictureRow[] {
  const row = rows[from];
  if (!row || to < 0 || to >= rows.length) return [...rows];
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

/** When the primary picture goes, the first of the others takes its place. */
export function removePictureRow(
  rows: readonly RecordPictureRow[],
  index: number,
): RecordPictureRow[] {
  const left = rows.toSpliced(index, 1);
  const [first, ...others] = left;
  return rows[index]?.is_primary && first ? [{ ...first, is_primary: true }, ...others] : left;
}

export const makePrimary = (rows: readonly RecordPictureRow[], index: number): RecordPictureRow[] =>
  rows.map((row, position) => ({ ...row, is_primary: position === index }));

export const changePicture = (
  rows: readonly RecordPictureRow[],
  index: number,
  change: Partial<RecordPictureRow>,
): RecordPictureRow[] =>
  rows.map((row, position) => (position === index ? { ...row, ...change } : row));
