import type { PictureKind } from '../../domain/uploads/files.ts';

/** Messages between the shop and the process that decodes pictures. */
export interface DecodeRequest {
  bytes: Uint8Array;
  output: PictureOutput;
}

/** One WebP, one rendering, three widths for the shop, or those of a part of the picture. */
export type PictureOutput =
  | { side: number; fit: 'inside' | 'cover' }
  | PictureRendering
  | { maxWidth: number; maxHeight: number; cut?: PictureCut | undefined };

/** As clients of the storage ask for it; without a side the picture has its own size. */
export interface PictureRendering {
  type: PictureKind;
  width: number | undefined;
  height: number | undefined;
  fit: 'cover' | 'inside' | 'fill';
  quality: number;
}

/** The largest part with this ratio; the focal point is near its middle. Points are in per cent. */
export interface PictureCut {
  ratio: number;
  focalX: number;
  focalY: number;
  /** Those of the whole picture, by which the files of the part are named. */
  widths: readonly number[];
}

export interface EncodedPicture<Type extends PictureKind = 'webp' | 'avif'> {
  type: Type;
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** The widest picture comes first. */
export type DecodeResponse<Type extends PictureKind = 'webp' | 'avif'> = {
  files: [EncodedPicture<Type>, ...EncodedPicture<Type>[]];
  /** Of pictures in three widths. */
  color: string | null;
} | null;
