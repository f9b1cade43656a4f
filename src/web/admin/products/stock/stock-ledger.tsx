import { useLanguage } from '#i18n/react.tsx';
import type { LedgerLine } from '#services/stock/read-stock-ledger.server.ts';

interface StockLedgerProps {
  lines: readonly LedgerLine[];
}

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
  const { t } = useLanguage();
  return (
    <table className="table mt-4">
      <caption className="sr-only">{t('adminProducts.stock.ledger')}</caption>
      <thead>
        <tr>
          {(['at', 'piece', 'cause', 'change', 'onHand', 'by', 'note'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`adminProducts.stock.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ line }: { line: LedgerLine }) {
  const { t, number, date } = useLanguage();
  const label = (column: 'at' | 'piece' | 'cause' | 'change' | 'onHand' | 'by' | 'note') => (
    <span className="table-label">{t(`adminProducts.stock.columns.${column}`)}</span>
  );
  const cause = line.reason
    ? t(`adminProducts.stock.reasons.${line.reason}`)
    : t(`adminProducts.stock.causes.${line.cause}`);
  return (
    <tr>
      <td>
        {label('at')}
        {date(line.at, 'dateTime')}
      </td>
      <td>
        {label('piece')}
        <bdi dir="ltr">{line.sku ?? '–'}</bdi>
      </td>
      <td>
        {label('cause')}
        {cause}
      </td>
      <td>
        {label('change')}
        <bdi dir="ltr">{signed(line.change, number)}</bdi>
      </td>
      <td>
        {label('onHand')}
        {number(line.onHand)}
      </td>
      <td>
        {label('by')}
        <bdi>{line.by ?? '–'}</bdi>
      </td>
      <td>
        {label('note')}
        <bdi>{line.note ?? ''}</bdi>
      </td>
    </tr>
  );
}

const signed = (change: number, number: (value: number) => string): string =>
  `${change < 0 ? '−' : '+'}${number(Math.abs(change))}`;
