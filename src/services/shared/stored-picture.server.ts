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
  /** Alternative text for pictures without one. */
  name: string;
  locale: Locale;
  /** Used when the picture's size is unknown. */
  usual: { width: number; height: number };
}

/** A picture with its text in the reader's language. */
export const toStoredPicture = (row: PictureRow, { name, locale, usual }: PictureContext) => ({
  url: row.image_url,
  alt: localized(locale, row.alt_en, row.alt_ar) || name,
  width: row.width ?? usual.width,
  height: row.height ?? usual.height,
  color: row.dominant_color,
});
