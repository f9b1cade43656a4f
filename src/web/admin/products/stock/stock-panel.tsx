import { useState } from 'react';
import { useLanguage } from '#i18n/react.tsx';
import type { LedgerLine } from '#services/stock/read-stock-ledger.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Dialog, DialogButton } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { CountForm, type CountedPieceRow } from './count-form.tsx';
import { StockLedger } from './stock-ledger.tsx';

export interface NamedPiece extends CountedPieceRow {
  name: string;
}

interface StockPanelProps {
  pieces: readonly NamedPiece[];
  ledger: readonly LedgerLine[];
  sku: string;
}

/** What is on hand of each piece, the dialog that counts it, and every movement so far. */
export function StockPanel({ pieces, ledger, sku }: StockPanelProps) {
  const { t } = useLanguage();
  const [selected, setSelected] = useState(0);
  const piece = pieces[selected] ?? pieces[0];
  const options = pieces.map(({ name }, index) => ({ value: String(index), label: name }));
  return (
    <section id="stock" className="ledger" aria-labelledby="stock-title">
      <h2 id="stock-title" className="text-xl">
        {t('adminProducts.stock.ledger')}
      </h2>
      <div className="product-tools">
        {piece && (
          <DialogButton opens="count-stock">{t('adminProducts.stock.openCount')}</DialogButton>
        )}
        <ButtonLink variant="outline" to={`/admin/products/stock?q=${encodeURIComponent(sku)}`}>
          {t('adminProducts.stock.countMany')}
        </ButtonLink>
      </div>
      {piece && (
        <Dialog
          id="count-stock"
          title={t('adminProducts.stock.openCount')}
          description={t('adminProducts.stock.onHand', { count: piece.onHand })}
        >
          {pieces.length > 1 && (
            <Field label={t('adminProducts.stock.piece')} className="mb-4">
              <Select
                options={options}
                value={String(selected)}
                onChange={({ target }) => setSelected(Number(target.value))}
              />
            </Field>
          )}
          <CountForm key={piece.variant ?? piece.product} piece={piece} />
        </Dialog>
      )}
      <StockLedger lines={ledger} />
    </section>
  );
}
