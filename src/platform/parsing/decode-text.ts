import type { Steps } from './run-in-slices.server.ts';

/** Bytes of a step. */
const stride = 64 * 1024;

/** The text of a file as spreadsheets write it: UTF-8 or UTF-16, else the Arabic code page of Windows. */
export function* decodeText(bytes: Uint8Array): Steps<string> {
  const utf8 = hasEmptyBytes(bytes) ? null : yield* decodeAs('utf-8', bytes);
  return utf8 ?? (yield* decodeAs(encodingOf(bytes), bytes)) ?? '';
}

/** Null for bytes that are not UTF-8. Other encodings replace what they cannot read. */
function* decodeAs(encoding: string, bytes: Uint8Array): Steps<string | null> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  const parts: string[] = [];
  try {
    for (let start = 0; start < bytes.length; start += stride) {
      const part = decoder.decode(bytes.subarray(start, start + stride), { stream: true });
      parts.push(part.replaceAll('\0', '').toWellFormed());
      yield;
    }
    return parts.join('') + decoder.decode().toWellFormed();
  } catch {
    return null;
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return hasEmptyBytes(bytes) ? encodingOfEmptyBytes(bytes) : 'windows-1256';
}

const looked = 400;

/** Every second byte of a Latin character in UTF-16 is zero. */
const hasEmptyBytes = (bytes: Uint8Array): boolean => bytes.subarray(0, looked).includes(0);

function encodingOfEmptyBytes(bytes: Uint8Array): string {
  const places = [...bytes.subarray(0, looked).entries()].filter(([, byte]) => byte === 0);
  const odd = places.filter(([place]) => place % 2 === 1).length;
  return odd * 2 >= places.length ? 'utf-16le' : 'utf-16be';
}
