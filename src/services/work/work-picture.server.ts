import type { WorkPicture } from '#domain/work/work.ts';
import type { Locale } from '#i18n/locale.ts';
import { type PictureRow, toStoredPicture } from '../shared/stored-picture.server.ts';

/** Project pictures are 3:2. */
const usual = { width: 1200, height: 800 };

export const toWorkPicture = (
  row: PictureRow & { id: string },
  title: string,
  locale: Locale,
): WorkPicture => ({
  id: row.id,
  ...toStoredPicture(row, { name: title, locale, usual }),
  hotspots: [],
});
