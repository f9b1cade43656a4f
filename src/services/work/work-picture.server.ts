import type { WorkPicture } from '#domain/work/work.ts';
import { localized, type Locale } from '#i18n/locale.ts';

interface PictureRow {
  id: string;
  image_url: string;
  alt_en: string | null;
  alt_ar: string | null;
  width: number | null;
  height: number | null;
  dominant_color: string | null;
}

/** Pictures of work keep one ratio, 3:2, where a picture's own size was never recorded. */
export const toWorkPicture = (row: PictureRow, title: string, locale: Locale): WorkPicture => ({
  id: row.id,
  url: row.image_url,
  alt: localized(locale, row.alt_en, row.alt_ar) || title,
  width: row.width ?? 1200,
  height: row.height ?? 800,
  color: row.dominant_color,
  hotspots: [],
});
