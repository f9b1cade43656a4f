import Pdf from 'pdfkit';
import { directionOf, type Locale } from '#i18n/locale.ts';
import { createTextShaper, type TextStyle } from './text-shaping.server.ts';

export const a4 = { width: 595.28, height: 841.89, margin: 56 };
export const contentWidth = a4.width - 2 * a4.margin;

export interface TextBox {
  /** From the reading side, inside the margin. */
  start: number;
  top: number;
  width: number;
}

interface AlignedTextStyle extends TextStyle {
  align?: 'start' | 'end';
}

export type ShopPdf = ReturnType<typeof createDocument>;

/** A picture of squares, such as a QR code. */
interface Squares {
  /** In a row and in a column. */
  count: number;
  isFilled(x: number, y: number): boolean;
}

/** A PDF document with coordinates from the reading side. */
export function createDocument(locale: Locale, title: string) {
  const direction = directionOf(locale);
  const isMirrored = direction === 'rtl';
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: locale,
    displayTitle: true,
    info: { Title: title },
  });
  const lettering = createTextShaper(pdf, direction);
  const leadingOf = ({ size }: AlignedTextStyle) => size * (isMirrored ? 1.7 : 1.5);
  const leftOf = ({ start, width }: TextBox) =>
    isMirrored ? a4.width - a4.margin - start - width : a4.margin + start;
  const linesOf = (text: string, width: number, look: AlignedTextStyle) =>
    wrap(text, width, (line) => lettering.widthOf(line, look));

  return {
    /** Writes wrapped lines and returns their height. */
    write(text: string, box: TextBox, look: AlignedTextStyle): number {
      const isAtRight = (look.align === 'end') !== isMirrored;
      const lines = linesOf(text, box.width, look);
      for (const [index, line] of lines.entries()) {
        const rest = isAtRight ? box.width - lettering.widthOf(line, look) : 0;
        const top = box.top + index * leadingOf(look);
        lettering.set(line, { left: leftOf(box) + rest, top }, look);
      }
      return lines.length * leadingOf(look);
    },
    heightOf: (text: string, width: number, look: AlignedTextStyle): number =>
      linesOf(text, width, look).length * leadingOf(look),
    rule(top: number, { start = 0, width = contentWidth, colour = '#DDD3C5' } = {}): void {
      const left = leftOf({ start, top, width });
      pdf
        .moveTo(left, top)
        .lineTo(left + width, top)
        .lineWidth(0.6)
        .strokeColor(colour)
        .stroke();
    },
    /** An empty square, to be ticked. */
    frame(box: TextBox): void {
      pdf
        .rect(leftOf(box), box.top, box.width, box.width)
        .lineWidth(0.8)
        .strokeColor('#221B15')
        .stroke();
    },
    /** Never mirrored: a code is read from left to right. */
    squares(box: TextBox, { count, isFilled }: Squares): void {
      const side = box.width / count;
      const left = leftOf(box);
      for (let y = 0; y < count; y += 1) {
        for (let x = 0; x < count; x += 1) {
          if (isFilled(x, y)) pdf.rect(left + x * side, box.top + y * side, side, side);
        }
      }
      pdf.fillColor('#000000').fill();
    },
    turn: () => void pdf.addPage(),
    pageCount: (): number => pdf.bufferedPageRange().count,
    /** Draws on every page from the given one on, after all are written. */
    onEachPage(draw: (page: number, pages: number) => void, from = 0): void {
      const { count } = pdf.bufferedPageRange();
      for (let index = from; index < count; index += 1) {
        pdf.switchToPage(index);
        draw(index - from + 1, count - from);
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

/** Breaks lines between words; a longer word gets its own line. */
function wrap(text: string, width: number, widthOf: (line: string) => number): string[] {
  if (widthOf(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const label of text.split(' ')) {
    const longer = line ? `${line} ${label}` : label;
    if (line && widthOf(longer) > width) {
      lines.push(line);
      line = label;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
