import Pdf from 'pdfkit';
import { directionOf, type Locale } from '#i18n/locale.ts';
import { createTextShaper, type TextStyle } from './text-shaping.server.ts';

export const paper = { width: 595.28, height: 841.89, margin: 56 };
export const contentWidth = paper.width - 2 * paper.margin;

export interface TextBox {
  /** From the reading side, inside the margin. */
  start: number;
  top: number;
  width: number;
}

interface AlignedTextStyle extends TextStyle {
  align?: 'start' | 'end';
}

export type InvoicePdf = ReturnType<typeof createDocument>;

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
    isMirrored ? paper.width - paper.margin - start - width : paper.margin + start;
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
    turn: () => void pdf.addPage(),
    /** Draws on every page, after all are written. */
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
