import { cutRatios, type CutName } from '#domain/media/cut.ts';

interface FocalPicture {
  id: string;
  focal_x: number;
  focal_y: number;
}

/** Contains the focal point, because names in the file store are never reused. */
export const cutPrefix = ({ id, focal_x, focal_y }: FocalPicture, cut: CutName): string =>
  `${id}-${cut}-${focal_x}-${focal_y}-`;

const cutNamesOf = (picture: FocalPicture & { width: number }): string[] =>
  (Object.keys(cutRatios) as CutName[]).flatMap((cut) =>
    namesWith(cutPrefix(picture, cut), picture.width),
  );

const namesWith = (prefix: string, width: number): string[] =>
  [1, 2, 3].flatMap((thirds) =>
    ['webp', 'avif'].map((type) => `media/${prefix}${(width / 3) * thirds}.${type}`),
  );

/** The files of a picture in the store: the whole in three widths, and perhaps its parts. */
export const fileNamesOf = (picture: FocalPicture & { width: number }): string[] => [
  ...namesWith(`${picture.id}-`, picture.width),
  ...cutNamesOf(picture),
];
