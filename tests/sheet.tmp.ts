import sharp from 'sharp';
const [out, width, ...files] = process.argv.slice(2);
const w = Number(width);
const images = await Promise.all(
  files.map((f) => sharp(f).resize({ width: w }).toBuffer({ resolveWithObject: true })),
);
const cols = Math.min(3, images.length);
const rows = Math.ceil(images.length / cols);
const h = Math.max(...images.map((i) => i.info.height));
await sharp({
  create: { width: cols * (w + 8), height: rows * (h + 8), channels: 3, background: '#888' },
})
  .composite(
    images.map((i, n) => ({
      input: i.data,
      left: (n % cols) * (w + 8),
      top: Math.floor(n / cols) * (h + 8),
    })),
  )
  .png()
  .toFile(out!);
