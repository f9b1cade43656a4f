import type { Translate } from '#i18n/messages/index.ts';
import { contentWidth, a4, type ShopPdf } from '../invoices/invoice-document.server.ts';
import type { PickList } from './print.ts';
import { printColours, textBox } from './print-layout.ts';

const bottom = a4.height - 72;

type Line = PickList['workshops'][number]['lines'][number];

/** What to fetch from each workshop, with a box to tick. */
export function drawPickList(pdf: ShopPdf, list: PickList, t: Translate): void {
  pdf.write(t('adminOrders.orderPrints.pick'), textBox(0, 52, contentWidth), {
    size: 24,
    style: 'display',
  });
  pdf.write(
    t('adminOrders.orderPrints.forOrders', { count: list.orders }),
    textBox(0, 92, contentWidth),
    { size: 10, colour: printColours.muted },
  );
  pdf.rule(116, { colour: printColours.brass });
  let top = 128;
  const turnAt = (height: number) => {
    if (top + height <= bottom) return;
    pdf.turn();
    top = a4.margin;
  };
  for (const { workshop, lines } of list.workshops) {
    const first = lines[0];
    // A heading never stands alone at the end of a page.
    turnAt(28 + (first ? heightOf(pdf, first) : 0));
    const name = workshop || t('adminOrders.orderPrints.noWorkshop');
    top += pdf.write(name, textBox(0, top, contentWidth), { size: 13, style: 'strong' }) + 6;
    for (const line of lines) {
      turnAt(heightOf(pdf, line));
      top = drawLine(pdf, line, top);
    }
    top += 12;
  }
}

const columns = {
  tick: { start: 0, width: 12 },
  piece: { start: 24, width: 250 },
  orders: { start: 286, width: 140 },
  quantity: { start: 434, width: contentWidth - 434 },
} as const;

const nameStyle = { size: 10.5, style: 'strong' } as const;
const detailStyle = { size: 9 } as const;
const orderStyle = { size: 9, colour: printColours.muted } as const;

const heightOf = (pdf: ShopPdf, { name, details, orders }: Line): number =>
  Math.max(
    pdf.heightOf(name, columns.piece.width, nameStyle) +
      pdf.heightOf(details, columns.piece.width, detailStyle),
    pdf.heightOf(orders, columns.orders.width, orderStyle),
  ) + 14;

function drawLine(pdf: ShopPdf, line: Line, top: number): number {
  pdf.frame({ ...columns.tick, top: top + 2 });
  const named = pdf.write(line.name, { ...columns.piece, top }, nameStyle);
  pdf.write(line.details, { ...columns.piece, top: top + named }, detailStyle);
  pdf.write(line.orders, { ...columns.orders, top }, orderStyle);
  pdf.write(
    line.quantity,
    { ...columns.quantity, top },
    {
      size: 12,
      style: 'strong',
      align: 'end',
    },
  );
  const end = top + heightOf(pdf, line);
  pdf.rule(end - 6);
  return end;
}
