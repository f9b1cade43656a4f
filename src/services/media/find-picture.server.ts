import type { Selectable } from 'kysely';
import type { Media } from '#db/types.ts';
import type { LibraryPicture } from '#domain/media/picture.ts';
import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';

const libraryColumns = [
  'id',
  'address',
  'width',
  'height',
  'dominant_color',
  'alt_en',
  'alt_ar',
  'file_name',
] as const;

export type LibraryRow = Pick<Selectable<Media>, (typeof libraryColumns)[number]>;

export const toLibraryPicture = (row: LibraryRow): LibraryPicture => ({
  id: row.id,
  address: row.address,
  width: row.width,
  height: row.height,
  color: row.dominant_color,
  altEn: row.alt_en,
  altAr: row.alt_ar,
  fileName: row.file_name,
});

/** As system: names of files and hashes are granted to no other role. */
const readOne = async (column: 'id' | 'sha256', value: string): Promise<LibraryPicture | null> => {
  const [[row]] = await asSystem().read(
    db.selectFrom('media').select(libraryColumns).where(column, '=', value),
  );
  return row ? toLibraryPicture(row) : null;
};

export const findPictureByContent = (sha256: string) => readOne('sha256', sha256);

export const findPicture = async (id: string): Promise<LibraryPicture | null> =>
  isUuid(id) ? readOne('id', id) : null;
