import { isolateLtr } from '#i18n/isolate.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Translate } from '#i18n/messages/index.ts';
import { translator } from '#i18n/translator.server.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';
import {
  createDocument,
  paper,
  contentWidth,
  type TextBox,
  type ShopPdf,
} from './invoice-document.server.ts';

const muted = '#6A5B4E';
const brass = '#A8782B';
const bottom = paper.height - 96;

/** Start and width of each column. */
const columns = {
  piece: { start: 0, width: 230 },
  price: { start: 240, width: 90 },
  quantity: { start: 338, width: 50 },
  sum: { start: 396, width: contentWidth - 396 },
} as const;

/** Renders the invoice as PDF, with shaped Arabic and mirrored layout for Arabic. */
export async function drawInvoice(invoice: Invoice, locale: Locale): Promise<Buffer> {
  const t = translator(locale);
  const title = t('account.order.invoice.title', { number: invoice.number });
  const pdf = createDocument(locale, `${invoice.brand} – ${title}`);
  drawInvoicePages(pdf, invoice, t);
  return pdf.bytes();
}

/** Draws from the current page on; its pages are numbered by themselves. */
export function drawInvoicePages(pdf: ShopPdf, invoice: Invoice, t: Translate): void {
  const firstPage = pdf.pageCount() - 1;
  let top = drawHead(pdf, invoice, t);
  top = drawParties(pdf, invoice, { t, top: top + 28 });
  top = drawLines(pdf, invoice.lines, { t, top: top + 32 });
  drawSums(pdf, invoice.sums, top);
  pdf.onEachPage((number, pages) => drawFoot(pdf, t, { number, pages }), firstPage);
}

function drawHead(pdf: ShopPdf, { brand, number, date, status }: Invoice, t: Translate): number {
  pdf.write(brand, at(0, 52, 240), { size: 30, style: 'display' });
  pdf.write(t('account.order.invoice.heading'), at(250, 58, contentWidth - 250), {
    size: 20,
    style: 'display',
    align: 'end',
  });
  pdf.rule(108, { colour: brass });
  const facts = [
    [t('account.order.invoice.number'), isolateLtr(number)],
    [t('account.order.invoice.date'), date],
    [t('account.order.invoice.status'), status],
    [t('account.order.invoice.payment'), t('account.order.invoice.cash')],
  ] as const;
  const width = contentWidth / facts.length;
  for (const [index, [label, value]] of facts.entries()) {
    pdf.write(label, at(index * width, 122, width - 8), { size: 8, colour: muted });
    pdf.write(value, at(index * width, 136, width - 8), { size: 10 });
  }
  return 166;
}

function drawParties(
  pdf: ShopPdf,
  { seller, buyer }: Invoice,
  { t, top }: { t: Translate; top: number },
): number {
  const width = contentWidth / 2 - 16;
  const party = (label: string, lines: readonly string[], start: number): number => {
    let line = top + pdf.write(label, at(start, top, width), { size: 8, colour: muted }) + 2;
    for (const [index, text] of lines.entries()) {
      line += pdf.write(text, at(start, line, width), {
        size: 9.5,
        style: index === 0 ? 'strong' : 'text',
      });
    }
    return line;
  };
  return Math.max(
    party(t('account.order.invoice.from'), seller, 0),
    party(t('account.order.invoice.billTo'), buyer, contentWidth / 2 + 16),
  );
}

function drawLines(
  pdf: ShopPdf,
  lines: readonly InvoiceLine[],
  { t, top: first }: { t: Translate; top: number },
): number {
  let top = drawTableHead(pdf, t, first);
  for (const line of lines) {
    if (top + heightOf(pdf, line) > bottom) {
      pdf.turn();
      top = drawTableHead(pdf, t, paper.margin);
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
      {
        size: 8,
        colour: muted,
        align: name === 'piece' ? 'start' : 'end',
      },
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

const heightOf = (pdf: ShopPdf, { name, details }: InvoiceLine): number =>
  pdf.heightOf(name, columns.piece.width, nameStyle) +
  pdf.heightOf(details, columns.piece.width, detailStyle) +
  18;

function drawLine(pdf: ShopPdf, line: InvoiceLine, top: number): number {
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

/** On one page, so that the total never stands alone. */
function drawSums(pdf: ShopPdf, sums: Invoice['sums'], first: number): void {
  const isLow = first + sums.length * 22 > bottom;
  if (isLow) pdf.turn();
  let top = (isLow ? paper.margin : first) + 10;
  for (const [index, { label, amount }] of sums.entries()) {
    const isLast = index === sums.length - 1;
    if (isLast)
      pdf.rule(top, {
        start: columns.price.start,
        width: contentWidth - columns.price.start,
        colour: brass,
      });
    const look = { size: isLast ? 13 : 10, style: isLast ? 'strong' : 'text' } as const;
    const box = { start: columns.price.start, top: top + (isLast ? 10 : 0), width: 130 };
    pdf.write(label, box, { ...look, colour: isLast ? undefined : muted });
    pdf.write(
      amount,
      { ...box, start: box.start + 130, width: contentWidth - box.start - 130 },
      {
        ...look,
        align: 'end',
      },
    );
    top += 22;
  }
}

function drawFoot(
  pdf: ShopPdf,
  t: Translate,
  { number, pages }: { number: number; pages: number },
) {
  const top = paper.height - 62;
  pdf.rule(top - 12);
  pdf.write(t('account.order.invoice.thanks'), at(0, top, 320), { size: 8, colour: muted });
  pdf.write(
    t('account.order.invoice.page', { page: number, pages }),
    at(330, top, contentWidth - 330),
    {
      size: 8,
      colour: muted,
      align: 'end',
    },
  );
}

const at = (start: number, top: number, width: number): TextBox => ({ start, top, width });
