import { parseRows, type TypedRow } from '#domain/admin/forms/rows-input.ts';
import { typedAmount } from '#domain/admin/products/paste-cells.ts';
import { chargeOf, shownPrice, type ShownPrice } from '#domain/catalog/shown-price.ts';
import { compareAmounts } from '#domain/money.ts';
import { useLanguage, useT } from '#i18n/react.tsx';
import { Badge } from '#ui/badge.tsx';
import { usePriceText } from '../../../shared/prices/price-tag.tsx';
import { useRecordTexts } from '../../forms/record-context.ts';
import { RecordNumber } from '../../forms/record-fields.tsx';
import type { FieldTexts } from '../../forms/form-texts.ts';
import type { PieceFacts } from './product-form-data.ts';
import { ProductSection } from './product-section.tsx';
import { variantGridId } from './section-links.tsx';

const noFacts: PieceFacts = {};

/** Of the product; or, where it has variants, which of their prices customers see. */
export function PriceSection({ pieces = noFacts }: { pieces?: PieceFacts }) {
  const texts = useRecordTexts();
  const variants = parseRows(texts['variants'] ?? '');
  const hasNew = variants.some(({ id }) => !id);
  const shown = variants.length > 0 ? priceOfVariants(variants, texts, pieces) : priceOf(texts);
  return (
    <ProductSection name="price">
      {/* Hidden, not absent: what was typed before there were variants is sent along. */}
      <div hidden={variants.length > 0 && !hasNew}>
        <OwnPrice isFollowed={hasNew} />
      </div>
      {variants.length > 0 && <PricedByVariants />}
      {shown && <CustomersSee prices={shown} />}
    </ProductSection>
  );
}

function OwnPrice({ isFollowed }: { isFollowed: boolean }) {
  const t = useT();
  return (
    <div className="record-grid">
      <RecordNumber
        name="price"
        isAmount
        required={!isFollowed}
        hint={isFollowed ? t('adminProducts.form.priceFollowed') : undefined}
      />
      <RecordNumber name="discount_price" isAmount hint={t('adminProducts.form.saleHint')} />
    </div>
  );
}

function PricedByVariants() {
  const t = useT();
  return (
    <p>
      {t('adminProducts.form.pricedByVariants')}{' '}
      <a href={`#${variantGridId}`} className="link link-text">
        {t('adminProducts.form.toVariants')}
      </a>
    </p>
  );
}

function CustomersSee({ prices }: { prices: ShownPrice }) {
  const { t, money } = useLanguage();
  const { originalPrice } = prices;
  return (
    <p className="flex flex-wrap items-center gap-3" role="status">
      {t('adminProducts.form.effective', { price: usePriceText(prices) })}
      {originalPrice && (
        <>
          <del className="text-muted">{money(originalPrice)}</del>
          <Badge tone="sale">{t('adminProducts.form.onSale')}</Badge>
        </>
      )}
    </p>
  );
}

/** Null while no price can be read. */
function priceOf(texts: Readonly<Record<string, unknown>>): ShownPrice | null {
  const read = (name: string) => typedAmount(String(texts[name] ?? ''));
  const [price, sale] = [read('price'), read('discount_price')];
  if (price === null) return null;
  const isSale = sale !== null && compareAmounts(sale, price) < 0;
  return { ...chargeOf({ price, discount_price: isSale ? sale : null }), isFrom: false };
}

/** As the shop will decide it; of rows that are typed, with what lies there of the stored ones. */
function priceOfVariants(rows: readonly TypedRow[], texts: FieldTexts, pieces: PieceFacts) {
  const charges = rows.flatMap((row) => {
    const charge = priceOf(row);
    const inventory = pieces[String(row['id'])]?.onHand ?? Number(row['inventory']);
    return charge ? [{ ...charge, inventory: inventory || 0 }] : [];
  });
  return shownPrice(charges, {
    isPreorder: texts['is_preorder'] === 'true',
    isSoldOut: texts['is_sold_out'] === 'true',
  });
}
