import type { PictureKind } from '#domain/uploads/files.ts';
import type {
  DecodeRequest,
  DecodeResponse,
  PictureCut,
  PictureRendering,
} from './decode-protocol.ts';
import { createLimitedPool } from './limited-pool.server.ts';

export interface PreparedPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Null for a bad picture; 'busy' when too many pictures wait to be decoded. */
type Prepared = PreparedPicture | null | 'busy';

export const decodeProcess = 'src/services/uploads/decode-process.ts';

type Decoded = NonNullable<DecodeResponse<PictureKind>>;
const pool = createLimitedPool<DecodeRequest, Decoded>(decodeProcess);

/**
 * Re-encodes an uploaded picture upright as WebP. The result contains pixels only: no location, no
 * other metadata, nothing that was appended to the file.
 */
const reencodeTo =
  (side: number, fit: 'inside' | 'cover') =>
  async (file: Blob): Promise<Prepared> => {
    const decoded = await pool.read(async () => ({
      bytes: await file.bytes(),
      output: { side, fit },
    }));
    return decoded === 'busy' ? 'busy' : (decoded?.files[0] ?? null);
  };

/** Large enough to see a joint, for staff. */
export const preparePicture = reencodeTo(2560, 'inside');

/** For product pages. */
export const prepareSnapshot = reencodeTo(1280, 'inside');

/** A square around the centre, sharp on dense screens. */
export const prepareAvatar = reencodeTo(320, 'cover');

/** For the shop: WebP and AVIF in three widths, of the whole picture or of a part. */
export const prepareWidths = (file: Blob, cut?: PictureCut): Promise<DecodeResponse | 'busy'> =>
  // Renderings alone may have other types than the two.
  pool.read(async () => ({
    bytes: await file.bytes(),
    output: { maxWidth: 1920, maxHeight: 2400, cut },
  })) as Promise<DecodeResponse | 'busy'>;

/** For clients of the storage. */
export async function renderBytes(
  load: () => Promise<Uint8Array>,
  output: PictureRendering,
): Promise<Prepared> {
  const decoded = await pool.read(async () => ({ bytes: await load(), output }));
  return decoded === 'busy' ? 'busy' : (decoded?.files[0] ?? null);
}

/** Seconds after which a client may try again. */
export const decodeRetryAfter = 15;
