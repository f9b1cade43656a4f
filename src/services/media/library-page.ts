import type { LibraryPicture } from '#domain/media/picture.ts';

export const picturesPerPage = 30;

export interface LibraryFilter {
  text: string;
  isUnused: boolean;
  /** From 1. */
  page: number;
}

export interface ListedPicture extends LibraryPicture {
  /** In how many places it is shown. */
  uses: number;
}

export interface LibraryPage {
  pictures: ListedPicture[];
  /** Of all pages. */
  count: number;
}
