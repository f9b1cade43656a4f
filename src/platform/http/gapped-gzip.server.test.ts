import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fillGaps, type GappedGzip, compressAroundGaps } from './gapped-gzip.server.ts';

const bytes = (...texts: string[]) => texts.map((text) => Buffer.from(text));
const filled = (text: GappedGzip, filling: string) =>
  Buffer.concat(fillGaps(text, Buffer.from(filling)));
const unpack = async (pieces: Buffer[], filling: string) =>
  gunzipSync(filled((await compressAroundGaps(pieces, filling.length))!, filling)).toString();

describe('gzip with gaps', () => {
  it.each([
    [['a']],
    [['', '']],
    [['<script nonce="', '">', '</script>']],
    [['كنبة ', ' سرير', '']],
    // Everything after the gap repeats what stands before it, also from farther than a window.
    [['0123456789'.repeat(5000), '0123456789'.repeat(5000), '0123456789']],
    [[...'many gaps beside each other']],
  ])('opens to the text with its gaps filled', async (texts) => {
    expect(await unpack(bytes(...texts), 'xyz+')).toBe(texts.join('xyz+'));
  });

  it('takes another filling each time', async () => {
    const packed = (await compressAroundGaps(bytes('nonce-aaaa nonce-', ' nonce-aaaa'), 4))!;
    for (const filling of ['aaaa', 'nonc', '\0\0\0\0'])
      expect(gunzipSync(filled(packed, filling)).toString()).toBe(
        `nonce-aaaa nonce-${filling} nonce-aaaa`,
      );
  });

  it('loses nothing by cutting', async () => {
    const text = Array.from({ length: 500 }, (_, row) => `<li class="card">Piece ${row}</li>`);
    const size = async (pieces: string[]) =>
      filled((await compressAroundGaps(bytes(...pieces), 1))!, '!').length;
    const [cut, whole] = [await size(text), await size([text.join('!')])];
    expect(cut).toBeLessThan(whole + text.length * 24);
  });

  it('refuses what it cannot do', async () => {
    expect(await compressAroundGaps(bytes('a\0b'), 4)).toBeNull();
    const packed = (await compressAroundGaps(bytes('a', 'b'), 4))!;
    expect(() => fillGaps(packed, Buffer.from('12345'))).toThrow(RangeError);
  });
});
