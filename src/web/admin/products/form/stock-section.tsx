import { useT } from '#i18n/react.tsx';
import { RecordSwitch } from '../../forms/record-choices.tsx';
import { RecordNumber } from '../../forms/record-fields.tsx';
import { useRecordTexts } from '../../forms/record-context.ts';
import type { PieceFacts } from './product-form-data.ts';
import { ProductSection } from './product-section.tsx';

interface StockSectionProps {
  /** None while the product is new. */
  productId?: string;
  pieces?: PieceFacts;
}

const noPieces: PieceFacts = {};

/** The quantity is never a field: it is counted below the form, with a reason. */
export function StockSection({ productId, pieces = noPieces }: StockSectionProps) {
  const t = useT();
  const onHand = Object.values(pieces).reduce((total, piece) => total + piece.onHand, 0);
  const waiting = Object.values(pieces).reduce((total, piece) => total + piece.waiting, 0);
  const hasVariants = (useRecordTexts()['variants'] ?? '[]') !== '[]';
  return (
    <ProductSection name="stock">
      {productId && (
        <p>
          {t('adminProducts.form.onHand', { count: onHand })}{' '}
          {waiting > 0 && t('adminProducts.form.waiting', { count: waiting })}{' '}
          <a href="#stock" className="link link-text">
            {t('adminProducts.form.toCount')}
          </a>
        </p>
      )}
      <div className="record-grid">
        {!productId && (
          <RecordNumber
            name="quantity"
            hint={hasVariants ? t('adminProducts.form.quantityOfVariants') : undefined}
          />
        )}
        <RecordNumber name="low_stock_threshold" />
      </div>
      <RecordSwitch name="is_preorder" hint={t('adminProducts.form.preorderHint')} />
      <RecordSwitch name="is_sold_out" hint={t('adminProducts.form.soldOutHint')} />
    </ProductSection>
  );
}
