import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';
import { runToEnd } from './run-in-slices.server.ts';

const decode = (bytes: Uint8Array) => runToEnd(decodeText(bytes));

const sample = 'sku;name\nA-1;كرسي «الجوز»\n';
const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint8Array(isBig ? bytes.swap16() : bytes);
};

describe('the encoding of a file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(sample)],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${sample}`)],
    ['UTF-16 of Windows', utf16(`\uFEFF${sample}`, false)],
    ['UTF-16 of big endians', utf16(`\uFEFF${sample}`, true)],
    ['UTF-16 without a mark', utf16(sample, false)],
    // كرسي in the Arabic code page.
    ['Windows-1256', new Uint8Array([...Buffer.from('sku;name\nA-1;'), 0xdf, 0xd1, 0xd3, 0xed])],
  ])('%s is found', (_name, bytes) => {
    expect(decode(bytes)).toContain('sku;name\nA-1;كرسي');
  });

  it('is that of a file in pieces, also where a piece ends within a character', () => {
    const long = `x${'م😀'.repeat(40_000)}`;
    expect(decode(new TextEncoder().encode(long)) === long).toBe(true);
    expect(decode(utf16(`\uFEFF${long}`, false)) === long).toBe(true);
  });

  it('never fails, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => {
        const text = decode(bytes);
        expect(text.isWellFormed() && !text.includes('\0')).toBe(true);
      }),
    );
  });
});
