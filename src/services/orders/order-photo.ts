import { localized, type Locale } from '#i18n/locale.ts';

export interface OrderPhoto {
  id: string;
  address: string;
  alt: string;
  width: number;
  height: number;
}

interface Row {
  photoId: string | null;
  image_url: string | null;
  alt_en: string | null;
  alt_ar: string | null;
  width: number | null;
  height: number | null;
}

/** Null for an entry without photos. */
export function toOrderPhoto(row: Row, locale: Locale): OrderPhoto | null {
  const { photoId, image_url, width, height } = row;
  if (!photoId || !image_url || !width || !height) return null;
  return {
    id: photoId,
    address: orderPhotoUrl('workshop', photoId, image_url),
    alt: localized(locale, row.alt_en, row.alt_ar),
    width,
    height,
  };
}

export type PhotoKind = 'workshop' | 'return';

/** Public pictures have their own URL; private ones are served after a permission check. */
export const orderPhotoUrl = (kind: PhotoKind, id: string, stored: string): string =>
  stored.startsWith('/') ? stored : `/order-photos/${kind}/${id}`;
