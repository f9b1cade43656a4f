import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { directionOf, type Locale } from '#i18n/locale.ts';
import { escapeMarkup } from '#platform/escape-markup.ts';

export interface CardContent {
  title: string;
  /** Text above the title, such as the room. */
  label: string;
  /** A picture of the shop, by URL. */
  picture: string;
  /** Products are upright next to their name; rooms fill the card. */
  shape: 'upright' | 'wide';
}

const [width, height, margin] = [1200, 630, 64];
const [labelTop, titleTop] = [232, 284];
const titleSizes = [52, 44, 34, 26];
const colours = { ground: '#EFE8DD', ink: '#221B15', muted: '#5B3A24', line: '#A8782B' };
const fonts = { latin: 'public/brand/card-latin.ttf', arabic: 'public/brand/card-arabic.ttf' };

/** Draws the picture of a shared link: 1200 × 630, in the reader's language. */
export async function drawCard(content: CardContent, locale: Locale): Promise<Buffer> {
  const isMirrored = directionOf(locale) === 'rtl';
  const pictureWidth = content.shape === 'upright' ? (height * 4) / 5 : 700;
  const textWidth = width - pictureWidth - 2 * margin;
  const textLeft = isMirrored ? margin : pictureWidth + margin;
  const photograph = await sharp(fileOf(content.picture))
    .resize(pictureWidth, height, { fit: 'cover' })
    .toBuffer();
  const mark = await sharp(`public/brand/wordmark.${locale}.svg`).resize({ height: 52 }).toBuffer();
  const label = await setText(content.label, {
    size: 22,
    colour: colours.muted,
    width: textWidth,
    locale,
  });
  const title = await setTitle(content.title, textWidth, locale);
  const place = async (input: Buffer, top: number): Promise<OverlayOptions> => {
    const { width: own } = await sharp(input).metadata();
    return { input, top, left: isMirrored ? textLeft + textWidth - own : textLeft };
  };
  return sharp({ create: { width, height, channels: 3, background: colours.ground } })
    .composite([
      { input: photograph, top: 0, left: isMirrored ? width - pictureWidth : 0 },
      await place(mark, margin),
      { input: line(textWidth), top: 188, left: textLeft },
      await place(label, labelTop),
      await place(title, titleTop),
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** Only pictures of the shop. */
export const isShopPicture = (address: string): boolean =>
  /^\/pictures\/[\w/-]+\.webp$/.test(address);
const fileOf = (address: string): string => join('public', address);

const line = (length: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${length}" height="1"><rect width="${length}" height="1" fill="${colours.line}"/></svg>`,
  );

/** The largest size that fits above the lower margin. */
async function setTitle(text: string, room: number, locale: Locale): Promise<Buffer> {
  let set: Buffer = Buffer.alloc(0);
  for (const size of titleSizes) {
    set = await setText(text, { size, colour: colours.ink, width: room, locale });
    const { height: tall, width: wide } = await sharp(set).metadata();
    if (titleTop + tall <= height - margin && wide <= room) break;
  }
  return set;
}

interface TextSettings {
  size: number;
  colour: string;
  width: number;
  locale: Locale;
}

async function setText(
  text: string,
  { size, colour, width: room, locale }: TextSettings,
): Promise<Buffer> {
  const families = locale === 'ar' ? 'Card Arabic, Card Latin' : 'Card Latin, Card Arabic';
  await registerFonts();
  return sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `${families} ${size}`,
      fontfile: locale === 'ar' ? fonts.arabic : fonts.latin,
      width: room,
      rgba: true,
      // Pango aligns relative to the script's direction.
      align: 'left',
      spacing: 4,
    },
  })
    .png()
    .toBuffer();
}

let known: Promise<unknown> | undefined;

/** Pango finds a font by name after its file was used; each is a fallback for the other. */
function registerFonts() {
  known ??= Promise.all(
    Object.values(fonts).map((fontfile) => sharp({ text: { text: '.', fontfile } }).toBuffer()),
  );
  return known;
}
