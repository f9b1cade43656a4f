import sharp from 'sharp';

/** A photograph of nothing in particular, as a browser test chooses it from a disk. */
export async function photo(name: string, { width = 320, height = 240 } = {}) {
  const noise = { type: 'gaussian', mean: 140, sigma: 8 } as const;
  const buffer = await sharp({
    create: { width, height, channels: 3, background: '#a8782b', noise },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
