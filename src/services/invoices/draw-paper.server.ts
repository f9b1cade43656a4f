import type { Locale } from '#i18n/locale.ts';
import type { Translate } from '#i18n/messages/index.ts';
import { translator } from '#i18n/translator.server.ts';
import {
  createDocument,
  a4,
  contentWidth,
  type TextBox,
  type ShopPdf,
} from './invoice-document.server.ts';
import type { Paper, PaperLine, PaperSum } from './paper.ts';

const muted = '#6A5B4E';
const brass = '#A8782B';
const bottom = a4.height - 96;

/** Start and width of each column. */
const columns = {
  piece: { start: 0, width: 230 },
  price: { start: 240, width: 90 },
  quantity: { start: 338, width: 50 },
  sum: { start: 396, width: contentWidth - 396 },
} as const;

/** Renders a paper as PDF, with shaped Arabic and mirrored layout for Arabic. */
export async function drawPaper(paper: Paper, locale: Locale): Promise<Buffer> {
  const pdf = createDocument(locale, `${paper.brand} – ${paper.title}`);
  drawPaperPages(pdf, paper, translator(locale));
  return pdf.bytes();
}

/** Draws from the current page on; its pages are numbered by themselves. */
export function drawPaperPages(pdf: ShopPdf, paper: Paper, t: Translate): void {
  const firstPage = pdf.pageCount() - 1;
  let top = drawHead(pdf, paper);
  top = drawParties(pdf, paper, top + 28);
  top = drawLines(pdf, paper.lines, { t, top: top + 32 });
  top = drawSums(pdf, paper.sums, top);
  drawNote(pdf, paper.note, top);
  pdf.onEachPage((number, pages) => drawFoot(pdf, paper, { t, number, pages }), firstPage);
}

function drawHead(pdf: ShopPdf, { brand, heading, facts }: Paper): number {
  pdf.write(brand, at(0, 52, 240), { size: 30, style: 'display' });
  const headingBox = at(250, 58, contentWidth - 250);
  pdf.write(heading, headingBox, { size: 20, style: 'display', align: 'end' });
  pdf.rule(108, { colour: brass });
  const width = contentWidth / facts.length;
  for (const [index, { label, value }] of facts.entries()) {
    pdf.write(label, at(index * width, 122, width - 8), { size: 8, colour: muted });
    pdf.write(value, at(index * width, 136, width - 8), { size: 10 });
  }
  return 166;
}

function drawParties(pdf: ShopPdf, { from, to }: Paper, top: number): number {
  const width = contentWidth / 2 - 16;
  const party = ({ label, lines }: Paper['from'], start: number): number => {
    let line = top + pdf.write(label, at(start, top, width), { size: 8, colour: muted }) + 2;
    for (const [index, text] of lines.entries()) {
      line += pdf.write(text, at(start, line, width), {
        size: 9.5,
        style: index === 0 ? 'strong' : 'text',
      });
    }
    return line;
  };
  return Math.max(party(from, 0), party(to, contentWidth / 2 + 16));
}

function drawLines(
  pdf: ShopPdf,
  lines: readonly PaperLine[],
  { t, top: first }: { t: Translate; top: number },
): number {
  let top = drawTableHead(pdf, t, first);
  for (const line of lines) {
    if (top + heightOf(pdf, line) > bottom) {
      pdf.turn();
      top = drawTableHead(pdf, t, a4.margin);
    }
    top = drawLine(pdf, line, top);
  }
  return top;
}

function drawTableHead(pdf: ShopPdf, t: Translate, top: number): number {
  const label = (name: keyof typeof columns) =>
    pdf.write(
      t(`account.order.invoice.${name}`),
      { ...columns[name], top },
      { size: 8, colour: muted, align: name === 'piece' ? 'start' : 'end' },
    );
  label('piece');
  label('price');
  label('quantity');
  label('sum');
  pdf.rule(top + 17);
  return top + 26;
}

const nameStyle = { size: 10, style: 'strong' } as const;
const detailStyle = { size: 8.5, colour: muted } as const;

const heightOf = (pdf: ShopPdf, { name, details }: PaperLine): number =>
  pdf.heightOf(name, columns.piece.width, nameStyle) +
  pdf.heightOf(details, columns.piece.width, detailStyle) +
  18;

function drawLine(pdf: ShopPdf, line: PaperLine, top: number): number {
  const amount = { size: 10, align: 'end' } as const;
  const named = pdf.write(line.name, { ...columns.piece, top }, nameStyle);
  pdf.write(line.details, { ...columns.piece, top: top + named }, detailStyle);
  pdf.write(line.price, { ...columns.price, top }, amount);
  pdf.write(line.quantity, { ...columns.quantity, top }, amount);
  pdf.write(line.sum, { ...columns.sum, top }, amount);
  const end = top + heightOf(pdf, line);
  pdf.rule(end - 8);
  return end;
}

const sumColumns = {
  label: { start: 170, width: 200 },
  amount: { start: 370, width: contentWidth - 370 },
} as const;

const lookOf = ({ isTotal = false }: PaperSum) =>
  ({ size: isTotal ? 13 : 10, style: isTotal ? 'strong' : 'text' }) as const;

const heightOfSum = (pdf: ShopPdf, sum: PaperSum): number =>
  Math.max(22, pdf.heightOf(sum.label, sumColumns.label.width, lookOf(sum)) + 7) +
  (sum.isTotal ? 20 : 0);

/** On one page, so that the total never stands alone. */
function drawSums(pdf: ShopPdf, sums: readonly PaperSum[], first: number): number {
  const height = sums.reduce((total, sum) => total + heightOfSum(pdf, sum), 0);
  const isLow = first + height > bottom;
  if (isLow) pdf.turn();
  let top = (isLow ? a4.margin : first) + 10;
  for (const sum of sums) {
    const look = lookOf(sum);
    const box = { ...sumColumns.label, top: top + (sum.isTotal ? 10 : 0) };
    if (sum.isTotal) {
      pdf.rule(top, { start: box.start, width: contentWidth - box.start, colour: brass });
    }
    pdf.write(sum.label, box, { ...look, colour: sum.isTotal ? undefined : muted });
    pdf.write(sum.amount, { ...box, ...sumColumns.amount }, { ...look, align: 'end' });
    top += heightOfSum(pdf, sum);
  }
  return top;
}

function drawNote(pdf: ShopPdf, note: Paper['note'], first: number): void {
  if (!note) return;
  const look = { size: 10 } as const;
  // A line break is a space on paper.
  const text = note.value.replaceAll(/\s+/g, ' ');
  const isLow = first + 40 + pdf.heightOf(text, contentWidth, look) > bottom;
  if (isLow) pdf.turn();
  let top = (isLow ? a4.margin : first) + 16;
  top += pdf.write(note.label, at(0, top, contentWidth), { size: 8, colour: muted });
  pdf.write(text, at(0, top, contentWidth), look);
}

function drawFoot(
  pdf: ShopPdf,
  { thanks }: Paper,
  { t, ...page }: { t: Translate; number: number; pages: number },
) {
  const top = a4.height - 62;
  pdf.rule(top - 12);
  pdf.write(thanks, at(0, top, 320), { size: 8, colour: muted });
  pdf.write(
    t('account.order.invoice.page', { page: page.number, pages: page.pages }),
    at(330, top, contentWidth - 330),
    { size: 8, colour: muted, align: 'end' },
  );
}

const at = (start: number, top: number, width: number): TextBox => ({ start, top, width });
