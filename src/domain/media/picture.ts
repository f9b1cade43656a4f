/** The browser checks it early to spare an upload; the server checks it again. */
export const maxPictureBytes = 20 * 1024 * 1024;

/** A picture of the library, as staff choose it. */
export interface LibraryPicture {
  id: string;
  /** What records store. */
  address: string;
  width: number;
  height: number;
  color: string;
  altEn: string;
  altAr: string;
  fileName: string;
}

export type PictureRejection = 'picture_missing' | 'picture_too_large' | 'not_a_picture';

const address = /^\/media\/p\/([0-9a-f-]{36})\/\d+\.webp$/;

/** The id in the address of a picture of the library; null for any other address. */
export const pictureIdOf = (url: string): string | null => address.exec(url)?.[1] ?? null;
