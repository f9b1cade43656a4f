import type { Cv } from './applicants.ts';

interface Line {
  text: string;
  size: number;
  isBold?: boolean;
  /** Points above the line. */
  gap: number;
}

const page = { width: 595, height: 842, margin: 64 };

function linesOf({ name, headline, home, work, training, skills }: Cv, contact: string): Line[] {
  const section = (title: string, texts: readonly string[]): Line[] => [
    { text: title, size: 12, isBold: true, gap: 22 },
    ...texts.map((text) => ({ text, size: 10.5, gap: 6 })),
  ];
  return [
    { text: name, size: 24, isBold: true, gap: 0 },
    { text: headline, size: 13, gap: 8 },
    { text: `${home}  |  ${contact}`, size: 10, gap: 8 },
    ...section('Work', work),
    ...section('Training', training),
    ...section('Skills', skills),
  ];
}

const escaped = (text: string): string => text.replace(/[\\()]/g, String.raw`\$&`);

/** The commands that draw the lines from the top of the page down. */
function drawingOf(lines: readonly Line[]): string {
  let top = page.margin;
  return lines
    .map(({ text, size, isBold = false, gap }) => {
      top += gap + size * 1.2;
      const font = isBold ? 'F2' : 'F1';
      return `BT /${font} ${size} Tf ${page.margin} ${(page.height - top).toFixed(1)} Td (${escaped(text)}) Tj ET`;
    })
    .join('\n');
}

/**
 * The file of a CV: one page in the fonts that every reader has, so that it needs no library, is small
 * and is always the same.
 */
export function cvPdf(cv: Cv, contact: string): Uint8Array {
  const drawing = drawingOf(linesOf(cv, contact));
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}]
/Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> /Contents 6 0 R >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    `<< /Title (CV of ${escaped(cv.name)}) >>`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R >>`;
  // In Latin 1 a character is a byte: lengths and offsets are those of the text.
  return Buffer.from(`${file}${table}${trailer}\nstartxref\n${file.length}\n%%EOF\n`, 'latin1');
}
