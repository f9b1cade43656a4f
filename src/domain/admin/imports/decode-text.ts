/** The text of a file as spreadsheets write it: UTF-8 or UTF-16, else the Arabic code page of Windows. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes).replaceAll('\0', '').toWellFormed();
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (isUtf8(bytes)) return hasEmptyBytes(bytes) ? encodingOfEmptyBytes(bytes) : 'utf-8';
  return hasEmptyBytes(bytes) ? encodingOfEmptyBytes(bytes) : 'windows-1256';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const looked = 400;

/** Every second byte of a Latin character in UTF-16 is zero. */
const hasEmptyBytes = (bytes: Uint8Array): boolean => bytes.subarray(0, looked).includes(0);

function encodingOfEmptyBytes(bytes: Uint8Array): string {
  const places = [...bytes.subarray(0, looked).entries()].filter(([, byte]) => byte === 0);
  const odd = places.filter(([place]) => place % 2 === 1).length;
  return odd * 2 >= places.length ? 'utf-16le' : 'utf-16be';
}
