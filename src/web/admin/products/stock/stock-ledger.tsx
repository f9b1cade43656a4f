import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/react.tsx';
import type { LedgerLine } from '#services/stock/read-stock-ledger.server.ts';
import { Table } from '#ui/table.tsx';

interface StockLedgerProps {
  lines: readonly LedgerLine[];
}

const columnNames = ['at', 'piece', 'cause', 'change', 'onHand', 'by', 'note'] as const;
type ColumnName = (typeof columnNames)[number];

/** Older movements are folded away. */
const shownFirst = 8;

/** Every movement of the pieces of a product, newest first. */
export function StockLedger({ lines }: StockLedgerProps) {
  const { t } = useLanguage();
  if (lines.length === 0)
    return <p className="mt-4 text-muted">{t('adminProducts.stock.noMovements')}</p>;
  const older = lines.slice(shownFirst);
  return (
    <>
      <LedgerTable lines={lines.slice(0, shownFirst)} />
      {older.length > 0 && (
        <details className="mt-4">
          <summary className="cursor-pointer">
            {t('adminProducts.stock.olderMovements', { count: older.length })}
          </summary>
          <LedgerTable lines={older} />
        </details>
      )}
    </>
  );
}

function LedgerTable({ lines }: StockLedgerProps) {
  const { t, number, date } = useLanguage();
  const cells: Record<ColumnName, (line: LedgerLine) => ReactNode> = {
    at: (line) => date(line.at, 'dateTime'),
    piece: (line) => <bdi dir="ltr">{line.sku ?? '–'}</bdi>,
    cause: ({ reason, cause }) =>
      reason
        ? t(`adminProducts.stock.reasons.${reason}`)
        : t(`adminProducts.stock.causes.${cause}`),
    change: (line) => <bdi dir="ltr">{signed(line.change, number)}</bdi>,
    onHand: (line) => number(line.onHand),
    by: (line) => <bdi>{line.by ?? '–'}</bdi>,
    note: (line) => <bdi>{line.note ?? ''}</bdi>,
  };
  return (
    <Table
      caption={t('adminProducts.stock.ledger')}
      className="mt-4"
      rows={lines}
      rowKey={({ id }) => id}
      columns={columnNames.map((id) => ({
        id,
        header: t(`adminProducts.stock.columns.${id}`),
        cell: cells[id],
      }))}
    />
  );
}

const signed = (change: number, number: (value: number) => string): string =>
  `${change < 0 ? '−' : '+'}${number(Math.abs(change))}`;
