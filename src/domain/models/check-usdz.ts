import { maxModelBytes, type ModelProblem } from './model-limits.ts';

const [localMark, directoryMark] = [0x04_03_4b_50, 0x02_01_4b_50];
const headBytes = 30;
const utf8Names = 0x0800;
const maxFiles = 100;
const name = /^[\w-][\w .-]*(\/[\w-][\w .-]*){0,4}\.(usd|usda|usdc|png|jpe?g)$/i;

/**
 * Whether a file is laid out as viewers read USDZ: a zip without compression, whose files begin on 64
 * bytes, the scene first and pictures after it. Nothing is unpacked.
 */
export function checkUsdz(bytes: Uint8Array): ModelProblem | null {
  if (bytes.byteLength > maxModelBytes) return 'model_too_large';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  let files = 0;
  while (at + headBytes <= bytes.byteLength && view.getUint32(at, true) === localMark) {
    const [flags, method] = [view.getUint16(at + 6, true), view.getUint16(at + 8, true)];
    const [packed, size] = [view.getUint32(at + 18, true), view.getUint32(at + 22, true)];
    const nameEnd = at + headBytes + view.getUint16(at + 26, true);
    const start = nameEnd + view.getUint16(at + 28, true);
    const file = new TextDecoder().decode(bytes.subarray(at + headBytes, nameEnd));
    const isStored =
      method === 0 && (flags === 0 || flags === utf8Names) && packed === size && start % 64 === 0;
    const isExpected = name.test(file) && (files > 0 || /\.usd[ac]?$/i.test(file));
    if (!isStored || !isExpected || start + size > bytes.byteLength) return 'not_a_usdz';
    at = start + size;
    files += 1;
    if (files > maxFiles) return 'not_a_usdz';
  }
  const hasDirectory = at + 4 <= bytes.byteLength && view.getUint32(at, true) === directoryMark;
  return files > 0 && hasDirectory ? null : 'not_a_usdz';
}
