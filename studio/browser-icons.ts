/** Turns the drawn star and scene into the icons and the sharing card: `node studio/browser-icons.ts /path/to/chromium`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const root = new URL('../', import.meta.url);
const dataUrl = (path: string, type: string) =>
  `data:${type};base64,${readFileSync(new URL(path, root)).toString('base64')}`;

const star = dataUrl('public/favicon.svg', 'image/svg+xml');
const scene = dataUrl('public/pictures/placeholders/portfolio.svg', 'image/svg+xml');
const face = (family: string, file: string) =>
  `@font-face{font-family:${family};font-weight:100 900;src:url(${dataUrl(`node_modules/@fontsource-variable/${file}.woff2`, 'font/woff2')})}`;

const icon = (size: number, margin: number, ground: string) =>
  `<style>body{margin:${margin}px;background:${ground}}img{display:block;width:${size - 2 * margin}px}</style><img src="${star}">`;

const card = `<style>
${face('Latin', 'fraunces/files/fraunces-latin-wght-normal')}
${face('Arabic', 'el-messiri/files/el-messiri-arabic-wght-normal')}
body{margin:0;height:630px;display:grid;grid-template-columns:430px 1fr;background:#faf7f2;color:#221b15}
div{display:grid;align-content:center;padding-left:72px;gap:6px}
.latin{font:350 84px/1.1 Latin;letter-spacing:-.01em}.arabic{font:500 54px/1.5 Arabic;color:#7d5716}
img{width:770px;height:630px;object-fit:cover}</style>
<div><span class="latin">Fustat</span><span class="arabic">الفسطاط</span></div><img src="${scene}">`;

const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] });

async function paint(width: number, height: number, html: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** An .ico is a directory of pictures; since Windows Vista they may be PNG. */
function ico(pictures: { size: number; png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    directory.writeUInt8(size, entry);
    directory.writeUInt8(size, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}

const small = [];
for (const size of [16, 32, 48])
  small.push({ size, png: await paint(size, size, icon(size, 0, 'transparent')) });
writeFileSync(new URL('public/favicon.ico', root), ico(small));
writeFileSync(
  new URL('public/apple-touch-icon.png', root),
  await paint(180, 180, icon(180, 22, '#faf7f2')),
);
writeFileSync(new URL('public/sharing-card.png', root), await paint(1200, 630, card));
await browser.close();
