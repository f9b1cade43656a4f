import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { crcShift, multiplyPolynomials } from './crc32-combine.ts';

const deflate = promisify(deflateRaw);
/** The window of deflate. */
const reach = 32 * 1024;

const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastBlock = Buffer.from([0x03, 0x00]);

/** A text with gaps of equal length, compressed once; filling them is cheap. */
export interface GappedGzip {
  packed: readonly Buffer[];
  /** The checksum of the whole text is computed from these two and the checksum of the filling. */
  sumOfPieces: number;
  shiftOfFillings: number;
  /** Length of all parts and gaps. */
  length: number;
  gap: number;
}

/**
 * Compresses each part with the preceding text as dictionary. Gaps are NUL bytes, which never occur
 * in text, so that no match reaches into one.
 */
export async function compressAroundGaps(
  pieces: readonly Buffer[],
  gap: number,
): Promise<GappedGzip | null> {
  if (pieces.some((piece) => piece.includes(0))) return null;
  const hollow = Buffer.concat(interleave(pieces, Buffer.alloc(gap)));
  let from = 0;
  const packed = await Promise.all(
    pieces.map((piece) => {
      const dictionary = hollow.subarray(Math.max(0, from - reach), from);
      from += piece.length + gap;
      return deflate(piece, {
        ...(dictionary.length > 0 && { dictionary }),
        finishFlush: constants.Z_SYNC_FLUSH,
      });
    }),
  );
  let after = hollow.length;
  let [sumOfPieces, shiftOfFillings] = [0, 0];
  pieces.forEach((piece, position) => {
    after -= piece.length;
    sumOfPieces ^= multiplyPolynomials(crcShift(after), crc32(piece));
    if (position === pieces.length - 1) return;
    after -= gap;
    shiftOfFillings ^= crcShift(after);
  });
  return { packed, sumOfPieces, shiftOfFillings, length: hollow.length, gap };
}

/**
 * Returns a gzip file (RFC 1952) in parts, with the filling in each gap; it must be as long as the
 * gap.
 */
export function fillGaps(text: GappedGzip, filling: Buffer): Buffer[] {
  const { packed, sumOfPieces, shiftOfFillings, length, gap } = text;
  if (filling.length !== gap) throw new RangeError('A filling of another length than the gap.');
  const sum = sumOfPieces ^ multiplyPolynomials(shiftOfFillings, crc32(filling));
  const tail = Buffer.alloc(10);
  lastBlock.copy(tail);
  tail.writeUInt32LE(sum >>> 0, 2);
  tail.writeUInt32LE(length % 2 ** 32, 6);
  return [head, ...interleave(packed, storedBlock(filling)), tail];
}

/** An uncompressed block of deflate (RFC 1951). */
function storedBlock(bytes: Buffer): Buffer {
  const frame = Buffer.alloc(5);
  frame.writeUInt16LE(bytes.length, 1);
  frame.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([frame, bytes]);
}

export const interleave = (pieces: readonly Buffer[], between: Buffer): Buffer[] =>
  pieces.flatMap((piece, position) => (position === 0 ? [piece] : [between, piece]));
