import { localized, type Locale } from '#i18n/locale.ts';

export interface PictureRow {
  image_url: string;
  alt_en: string | null;
  alt_ar: string | null;
  width: number | null;
  height: number | null;
  dominant_color: string | null;
}

interface PictureContext {
  /** Of what it shows, where nobody described the picture. */
  name: string;
  locale: Locale;
  /** The size that stands in where a picture's own was never recorded. */
  usual: { width: number; height: number };
}

/** A stored picture, in the reader's language. */
export const toStoredPicture = (row: PictureRow, { name, locale, usual }: PictureContext) => ({
  url: row.image_url,
  alt: localized(locale, row.alt_en, row.alt_ar) || name,
  width: row.width ?? usual.width,
  height: row.height ?? usual.height,
  color: row.dominant_color,
});
