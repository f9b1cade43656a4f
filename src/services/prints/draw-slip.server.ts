import { correction, generate } from 'lean-qr';
import { isolateLtr } from '#i18n/isolate.ts';
import type { Translate } from '#i18n/messages/index.ts';
import { contentWidth, a4, type ShopPdf } from '../invoices/invoice-document.server.ts';
import type { PackingSlip, PrintedLine } from './print.ts';
import { printColours, textBox } from './print-layout.ts';

const bottom = a4.height - 72;
const qrSize = 92;

/** Draws one slip on the current page and those that follow. */
export function drawSlip(pdf: ShopPdf, slip: PackingSlip, t: Translate): void {
  let top = drawHead(pdf, slip, t);
  top = drawRecipient(pdf, slip, { t, top });
  top = drawCash(pdf, slip, { t, top: top + 12 });
  top = drawColumnNames(pdf, t, top + 16);
  for (const line of slip.lines) {
    if (top + heightOf(pdf, line) > bottom) {
      pdf.turn();
      top = drawColumnNames(pdf, t, a4.margin);
    }
    top = drawLine(pdf, line, top);
  }
}

/** The number large, to be read across a table, and the code beside it. */
function drawHead(pdf: ShopPdf, { number, date, link }: PackingSlip, t: Translate): number {
  const width = contentWidth - qrSize - 24;
  pdf.write(t('adminOrders.orderPrints.slip'), textBox(0, 52, width), { size: 14 });
  pdf.write(isolateLtr(number), textBox(0, 74, width), { size: 28, style: 'display' });
  pdf.write(date, textBox(0, 116, width), { size: 10, colour: printColours.muted });
  const code = generate(link, { minCorrectionLevel: correction.M });
  pdf.squares(
    { start: contentWidth - qrSize, top: 48, width: qrSize },
    { count: code.size, isFilled: (x, y) => code.get(x, y) },
  );
  pdf.rule(152, { colour: printColours.brass });
  return 164;
}

interface Place {
  t: Translate;
  top: number;
}

function drawRecipient(pdf: ShopPdf, { recipient, notes }: PackingSlip, { t, top }: Place): number {
  let at = top;
  for (const [index, line] of recipient.entries()) {
    at += pdf.write(line, textBox(0, at, contentWidth), {
      size: index === 0 ? 13 : 11,
      style: index === 0 ? 'strong' : 'text',
    });
  }
  if (!notes) return at;
  at += 8;
  at += pdf.write(t('adminOrders.orderDesk.notes'), textBox(0, at, contentWidth), {
    size: 8,
    colour: printColours.muted,
  });
  // A line break in a note is a space on paper.
  return at + pdf.write(notes.replaceAll(/\s+/g, ' '), textBox(0, at, contentWidth), { size: 10 });
}

/** Read at the door, so the amount is large. */
function drawCash(pdf: ShopPdf, { cash, promised }: PackingSlip, { t, top }: Place): number {
  const half = contentWidth / 2;
  pdf.rule(top);
  const fact = (label: string, value: string, start: number, size: number): number => {
    const head = pdf.write(label, textBox(start, top + 10, half - 12), {
      size: 8,
      colour: printColours.muted,
    });
    const look = { size, style: 'strong' } as const;
    return head + pdf.write(value, textBox(start, top + 10 + head, half - 12), look);
  };
  const heights = [
    fact(cash.label, cash.amount, 0, 18),
    promised ? fact(t('adminOrders.orderPrints.promised'), promised, half, 13) : 0,
  ];
  return top + 10 + Math.max(...heights);
}

const columns = {
  tick: { start: 0, width: 14 },
  piece: { start: 28, width: 360 },
  quantity: { start: 400, width: contentWidth - 400 },
} as const;

function drawColumnNames(pdf: ShopPdf, t: Translate, top: number): number {
  const look = { size: 8, colour: printColours.muted } as const;
  pdf.write(t('adminOrders.orderPrints.piece'), { ...columns.piece, top }, look);
  pdf.write(
    t('adminOrders.orderPrints.quantity'),
    { ...columns.quantity, top },
    {
      ...look,
      align: 'end',
    },
  );
  pdf.rule(top + 17);
  return top + 26;
}

const nameStyle = { size: 11, style: 'strong' } as const;
const detailStyle = { size: 9.5 } as const;

const heightOf = (pdf: ShopPdf, { name, details }: PrintedLine): number =>
  pdf.heightOf(name, columns.piece.width, nameStyle) +
  pdf.heightOf(details, columns.piece.width, detailStyle) +
  18;

function drawLine(pdf: ShopPdf, line: PrintedLine, top: number): number {
  pdf.frame({ ...columns.tick, top: top + 2 });
  const named = pdf.write(line.name, { ...columns.piece, top }, nameStyle);
  pdf.write(line.details, { ...columns.piece, top: top + named }, detailStyle);
  pdf.write(
    line.quantity,
    { ...columns.quantity, top },
    {
      size: 14,
      style: 'strong',
      align: 'end',
    },
  );
  const end = top + heightOf(pdf, line);
  pdf.rule(end - 8);
  return end;
}
