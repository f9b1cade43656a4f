import { useState } from 'react';
import type { ProductCard, StockStatus } from '#domain/catalog/product.ts';
import { useT } from '#i18n/react.tsx';
import { BagIcon } from '#ui/icons.tsx';
import { addedPart } from '../../shared/router/later-part.tsx';

const QuickAddSheet = addedPart(
  async () => (await import('../product/quick-add-sheet.tsx')).default,
);

const buyable = new Set<StockStatus>(['in_stock', 'low_stock', 'pre_order']);

/** At the foot of the picture: a bar under the mouse, a round button on touch screens. */
export function QuickAdd({ product }: { product: ProductCard }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  if (!buyable.has(product.stockStatus)) return null;
  const { name, hasVariants } = product;
  return (
    <div className="quick-add needs-script">
      <button
        type="button"
        className="quick-add-button"
        aria-haspopup={hasVariants ? 'dialog' : undefined}
        aria-label={t(hasVariants ? 'storefront.shop.chooseName' : 'storefront.shop.addName', {
          name,
        })}
        onClick={() => setIsOpen(true)}
      >
        <BagIcon />
        <span className="quick-add-word" aria-hidden="true">
          {t(hasVariants ? 'storefront.shop.choose' : 'storefront.product.addToCart')}
        </span>
      </button>
      {isOpen && <QuickAddSheet product={product} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
