import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { directionOf, type Locale } from '#i18n/locale.ts';
import { visualRuns, type VisualRun } from './visual-runs.ts';

/** The brand's letters, each script from its own file. */
const files = {
  'text-latin': 'public/brand/text-latin-regular.ttf',
  'text-arabic': 'public/brand/text-arabic-regular.ttf',
  'strong-latin': 'public/brand/text-latin-strong.ttf',
  'strong-arabic': 'public/brand/text-arabic-strong.ttf',
  'display-latin': 'public/brand/card-latin.ttf',
  'display-arabic': 'public/brand/card-arabic.ttf',
} as const;

type Font = keyof typeof files;
export type Style = 'text' | 'strong' | 'display';

export const page = { width: 595.28, height: 841.89, margin: 56 };
export const room = page.width - 2 * page.margin;

export interface Box {
  /** From the side where reading begins, inside the margin. */
  start: number;
  top: number;
  width: number;
}

export interface Look {
  size: number;
  style?: Style;
  colour?: string;
  align?: 'start' | 'end';
}

export type Sheet = ReturnType<typeof openSheet>;

/** Letters of the Arabic script and its own digits and points; all else is in the Latin files. */
const isArabic = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/;

let loaded: Map<Font, Buffer> | undefined;

const fontFiles = () =>
  (loaded ??= new Map(
    (Object.entries(files) as [Font, string][]).map(([name, file]) => [name, readFileSync(file)]),
  ));

/** Paper that is written from either side: places count from where the language begins. */
export function openSheet(locale: Locale, title: string) {
  const direction = directionOf(locale);
  const isMirrored = direction === 'rtl';
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: locale,
    displayTitle: true,
    info: { Title: title },
  });
  for (const [name, bytes] of fontFiles()) pdf.registerFont(name, bytes);

  const leftOf = ({ start, width }: Box) =>
    isMirrored ? page.width - page.margin - start - width : page.margin + start;

  const widths = new Map<string, number>();
  const widthOfPiece = ({ text, font }: VisualRun<Font>, size: number): number => {
    const key = `${font} ${text}`;
    let width = widths.get(key);
    if (width === undefined) {
      width = pdf.font(font).fontSize(1).widthOfString(text, { features: [] });
      widths.set(key, width);
    }
    return width * size;
  };

  const runsOf = (line: string, style: Style) =>
    visualRuns<Font>(line, direction, (character) =>
      isArabic.test(character) ? `${style}-arabic` : `${style}-latin`,
    );

  const widthOf = (line: string, { size, style = 'text' }: Look): number =>
    runsOf(line, style)
      .flatMap(piecesOf)
      .reduce((sum, piece) => sum + widthOfPiece(piece, size), 0);

  function drawLine(line: string, box: Box, look: Look): void {
    const { size, style = 'text', colour = '#221B15', align = 'start' } = look;
    const isAtRight = (align === 'end') !== isMirrored;
    let left = leftOf(box) + (isAtRight ? box.width - widthOf(line, look) : 0);
    pdf.fillColor(colour);
    for (const piece of runsOf(line, style).flatMap(piecesOf)) {
      pdf.font(piece.font).fontSize(size);
      pdf.text(piece.text, left, box.top, { lineBreak: false, features: [], baseline: 'top' });
      left += widthOfPiece(piece, size);
    }
  }

  return {
    /** Writes as many lines as it takes; answers how high they are. */
    write(text: string, box: Box, look: Look): number {
      const lines = wrap(text, box.width, (line) => widthOf(line, look));
      const leading = look.size * (isMirrored ? 1.7 : 1.5);
      lines.forEach((line, index) =>
        drawLine(line, { ...box, top: box.top + index * leading }, look),
      );
      return lines.length * leading;
    },
    heightOf: (text: string, width: number, look: Look): number =>
      wrap(text, width, (line) => widthOf(line, look)).length *
      look.size *
      (isMirrored ? 1.7 : 1.5),
    rule(top: number, { start = 0, width = room, colour = '#DDD3C5' } = {}): void {
      const left = leftOf({ start, top, width });
      pdf
        .moveTo(left, top)
        .lineTo(left + width, top)
        .lineWidth(0.6)
        .strokeColor(colour)
        .stroke();
    },
    turn: () => void pdf.addPage(),
    /** After all pages are written: something on each of them. */
    onEachPage(draw: (page: number, pages: number) => void): void {
      const { start, count } = pdf.bufferedPageRange();
      for (let index = 0; index < count; index += 1) {
        pdf.switchToPage(start + index);
        draw(index + 1, count);
      }
    },
    async bytes(): Promise<Buffer> {
      pdf.end();
      const chunks: Buffer[] = [];
      for await (const chunk of pdf) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks);
    },
  };
}

/**
 * A shaper turns all of an Arabic font round and nothing of a Latin one, whichever way the text goes:
 * so numbers go digit by digit, and signs between Arabic words from their other end.
 */
function piecesOf(run: VisualRun<Font>): VisualRun<Font>[] {
  if (run.isRightToLeft === run.font.endsWith('arabic')) return [run];
  return run.isRightToLeft
    ? [{ ...run, text: [...run.text].toReversed().join('') }]
    : [...run.text].map((text) => ({ ...run, text }));
}

/** Breaks between words; a word that is too long for any line stands alone. */
function wrap(text: string, width: number, widthOf: (line: string) => number): string[] {
  if (widthOf(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
