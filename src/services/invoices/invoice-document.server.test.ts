import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createDocument } from './invoice-document.server.ts';

async function paperWith(text: string): Promise<Buffer> {
  const pdf = createDocument('ar', 'A paper');
  pdf.write(text, { start: 0, top: 50, width: 300 }, { size: 20 });
  return pdf.bytes();
}

/** Every packed part of the file, unpacked. */
function partsOf(pdf: Buffer): Buffer[] {
  return [...pdf.toString('latin1').matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)].flatMap(
    ([, packed]) => {
      try {
        return [inflateSync(Buffer.from(packed!, 'latin1'))];
      } catch {
        return [];
      }
    },
  );
}

/** How many shapes each embedded font holds, the one for missing letters included. */
function shapesIn(pdf: Buffer): number[] {
  return partsOf(pdf)
    .filter((part) => part.toString('latin1', 0, 4) === 'true')
    .map((font) => {
      const tables = font.readUInt16BE(4);
      const entry = Array.from({ length: tables }, (_, index) => 12 + 16 * index).find(
        (at) => font.toString('latin1', at, at + 4) === 'maxp',
      )!;
      return font.readUInt16BE(font.readUInt32BE(entry + 8) + 4);
    });
}

describe('Arabic on paper', () => {
  it('is joined: one letter has other shapes at the beginning, in the middle and at the end', async () => {
    expect(shapesIn(await paperWith('ع'))).toEqual([2]);
    expect(shapesIn(await paperWith('ععع'))).toEqual([4]);
  });

  it('embeds its font and declares its language', async () => {
    const pdf = (await paperWith('فاتورة 42')).toString('latin1');
    expect(pdf).toContain('/Lang (ar)');
    expect(pdf.match(/\/FontFile2 /g)).toHaveLength(2);
    expect(pdf).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/);
  });
});
