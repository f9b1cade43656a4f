import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { combineCrc32, crcShift } from './crc32-combine.ts';

const deflate = promisify(deflateRaw);
/** How far back deflate looks for what it has seen before. */
const reach = 32 * 1024;

const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const lastBlock = Buffer.from([0x03, 0x00]);

/** A text with gaps of one length, compressed once; filling them costs next to nothing. */
export interface GappedGzip {
  packed: readonly Buffer[];
  /** Of each piece, before it was packed. */
  sums: readonly { crc: number; shift: number }[];
  /** Of all pieces and gaps. */
  length: number;
  gap: number;
}

/**
 * Each piece is deflated with what stands before it as its dictionary, so that nothing is lost by
 * cutting. The gaps are zeros there: no text has any, and no match can therefore reach into a gap.
 */
export async function packAround(
  pieces: readonly Buffer[],
  gap: number,
): Promise<GappedGzip | null> {
  if (pieces.some((piece) => piece.includes(0))) return null;
  const hollow = Buffer.concat(interleaved(pieces, Buffer.alloc(gap)));
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
  const sums = pieces.map((piece) => ({ crc: crc32(piece), shift: crcShift(piece.length) }));
  return { packed, sums, length: hollow.length, gap };
}

/** One gzip file (RFC 1952) with the filling in each gap; the filling must be as long as the gap. */
export function fillGaps(text: GappedGzip, filling: Buffer): Buffer<ArrayBuffer> {
  const { packed, sums, length, gap } = text;
  if (filling.length !== gap) throw new RangeError('A filling of another length than the gap.');
  const between = { crc: crc32(filling), shift: crcShift(gap) };
  const sum = sums
    .flatMap((piece, position) => (position === 0 ? [piece] : [between, piece]))
    .reduce((before, { crc, shift }) => combineCrc32(before, crc, shift), 0);
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(sum, 0);
  tail.writeUInt32LE(length % 2 ** 32, 4);
  return Buffer.concat([head, ...interleaved(packed, storedBlock(filling)), lastBlock, tail]);
}

/** A block of deflate (RFC 1951) that holds its bytes as they are. */
function storedBlock(bytes: Buffer): Buffer {
  const frame = Buffer.alloc(5);
  frame.writeUInt16LE(bytes.length, 1);
  frame.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([frame, bytes]);
}

export const interleaved = (pieces: readonly Buffer[], between: Buffer): Buffer[] =>
  pieces.flatMap((piece, position) => (position === 0 ? [piece] : [between, piece]));
