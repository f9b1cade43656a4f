import { derivePrice } from '#domain/admin/products/derive-price.ts';
import { compareAmounts } from '#domain/money.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Badge } from '#ui/badge.tsx';
import { useRecordTexts } from '../../forms/record-context.ts';
import { RecordNumber } from '../../forms/record-fields.tsx';
import { ProductSection } from './product-section.tsx';

export function PriceSection() {
  const { t } = useLanguage();
  return (
    <ProductSection name="price">
      <div className="record-grid">
        <RecordNumber name="price" isAmount required />
        <RecordNumber name="discount_price" isAmount hint={t('adminProducts.form.saleHint')} />
      </div>
      <EffectivePrice />
    </ProductSection>
  );
}

/** What customers will see. */
function EffectivePrice() {
  const { t, money } = useLanguage();
  const texts = useRecordTexts();
  const price = derivePrice(texts['price'] ?? '', '0');
  const sale = derivePrice(texts['discount_price'] ?? '', '0');
  if (price === null) return null;
  const isSale = sale !== null && compareAmounts(sale, price) < 0;
  return (
    <p className="flex flex-wrap items-center gap-3" role="status">
      {t('adminProducts.form.effective', { price: money(isSale ? sale : price) })}
      {isSale && (
        <>
          <del className="text-muted">{money(price)}</del>
          <Badge tone="sale">{t('adminProducts.form.onSale')}</Badge>
        </>
      )}
    </p>
  );
}
