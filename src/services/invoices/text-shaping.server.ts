import { readFileSync } from 'node:fs';
import { visualRuns, type VisualRun } from './visual-runs.ts';

/** Fonts of the brand by script. */
const files = {
  'text-latin': 'public/brand/text-latin-regular.ttf',
  'text-arabic': 'public/brand/text-arabic-regular.ttf',
  'strong-latin': 'public/brand/text-latin-strong.ttf',
  'strong-arabic': 'public/brand/text-arabic-strong.ttf',
  'display-latin': 'public/brand/card-latin.ttf',
  'display-arabic': 'public/brand/card-arabic.ttf',
} as const;

type Font = keyof typeof files;
type Run = VisualRun<Font>;

export interface TextStyle {
  size: number;
  style?: 'text' | 'strong' | 'display';
  colour?: string;
}

/** Arabic letters, digits and punctuation; everything else uses the Latin fonts. */
const isArabic = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/;

let loaded: Map<Font, Buffer> | undefined;

const fontFiles = () =>
  (loaded ??= new Map(
    (Object.entries(files) as [Font, string][]).map(([name, file]) => [name, readFileSync(file)]),
  ));

/** Draws one line at a time, shaped and in visual order. */
export function createTextShaper(pdf: PDFKit.PDFDocument, direction: 'ltr' | 'rtl') {
  for (const [name, bytes] of fontFiles()) pdf.registerFont(name, bytes);
  const widths = new Map<string, number>();

  const piecesIn = (line: string, { style = 'text' }: TextStyle): Run[] =>
    visualRuns<Font>(line, direction, (character) =>
      isArabic.test(character) ? `${style}-arabic` : `${style}-latin`,
    ).flatMap(piecesOf);

  const widthOfPiece = ({ text, font }: Run, size: number): number => {
    const key = `${font} ${text}`;
    let width = widths.get(key);
    if (width === undefined) {
      width = pdf.font(font).fontSize(1).widthOfString(text, { features: [] });
      widths.set(key, width);
    }
    return width * size;
  };

  return {
    widthOf: (line: string, style: TextStyle): number =>
      piecesIn(line, style).reduce((sum, piece) => sum + widthOfPiece(piece, style.size), 0),
    /** Page coordinates, regardless of reading direction. */
    set(line: string, { left, top }: { left: number; top: number }, style: TextStyle): void {
      const { size, colour = '#221B15' } = style;
      pdf.fillColor(colour);
      let at = left;
      for (const piece of piecesIn(line, style)) {
        pdf.font(piece.font).fontSize(size);
        pdf.text(piece.text, at, top, { lineBreak: false, features: [], baseline: 'top' });
        at += widthOfPiece(piece, size);
      }
    },
  };
}

/**
 * The shaper reverses Arabic fonts and never Latin ones: so numbers are drawn digit by digit, and
 * punctuation between Arabic words is reversed.
 */
function piecesOf(run: Run): Run[] {
  if (run.isRightToLeft === run.font.endsWith('arabic')) return [run];
  return run.isRightToLeft
    ? [{ ...run, text: [...run.text].toReversed().join('') }]
    : [...run.text].map((text) => ({ ...run, text }));
}
