/** Messages between the shop and the process that decodes pictures. */
export interface DecodeRequest {
  bytes: Uint8Array;
  output: PictureOutput;
}

/** One WebP, three widths for the shop, or those of a part of the picture. */
export type PictureOutput =
  | { side: number; fit: 'inside' | 'cover' }
  | { maxWidth: number; maxHeight: number; cut?: PictureCut | undefined };

/** The largest part with this ratio; the focal point is near its middle. Points are in per cent. */
export interface PictureCut {
  ratio: number;
  focalX: number;
  focalY: number;
  /** Those of the whole picture, by which the files of the part are named. */
  widths: readonly number[];
}

export interface EncodedPicture {
  type: 'webp' | 'avif';
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** The widest picture comes first. */
export type DecodeResponse = {
  files: [EncodedPicture, ...EncodedPicture[]];
  /** Of pictures in three widths. */
  color: string | null;
} | null;

/** Sent when the process begins with a picture, and when it has ended with it. */
export type DecodeMessage = 'started' | { response: DecodeResponse };

export interface DecodeLimits {
  /** Resident memory of the decoding process in bytes. */
  memory: number;
  /** CPU time of one picture in microseconds. */
  cpu: number;
}
