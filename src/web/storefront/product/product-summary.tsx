import type { Choice, ProductDetail, StockStatus } from '#domain/catalog/product.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Price } from '#ui/price.tsx';
import { Stars } from '#ui/stars.tsx';

const stockTones = {
  in_stock: 'success',
  low_stock: 'warning',
  out_of_stock: 'plain',
  sold_out: 'plain',
  pre_order: 'information',
} as const satisfies Record<StockStatus, string>;

export function ProductSummary({ product }: { product: ProductDetail }) {
  const { t, money } = useLanguage();
  const { stockStatus, rating, reviewCount, originalPrice, choices } = product;
  return (
    <div className="product-summary">
      <h1>{product.name}</h1>
      {reviewCount > 0 && (
        <a href="#reviews" className="inline-flex items-center gap-2 text-sm text-muted">
          <Stars rating={rating} />
          {t('storefront.product.reviewCount', { count: reviewCount })}
        </a>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Price
          current={money(product.price)}
          original={originalPrice && money(originalPrice)}
          size="large"
        />
        <Badge tone={stockTones[stockStatus]}>{t(`storefront.stock.${stockStatus}`)}</Badge>
      </div>
      <p>{product.description}</p>
      <Choices label={t('storefront.product.colour')} choices={choices.colors} />
      <Choices label={t('storefront.product.material')} choices={choices.materials} />
      <Choices label={t('storefront.product.size')} choices={choices.sizes} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/contact">{t('storefront.product.ask')}</ButtonLink>
        <ButtonLink to="/about" variant="outline">
          {t('storefront.product.visit')}
        </ButtonLink>
      </div>
      <p className="text-sm text-muted">{t('storefront.product.payment')}</p>
    </div>
  );
}

/** What it can be had in. */
function Choices({ label, choices }: { label: string; choices: Choice[] }) {
  if (choices.length === 0) return null;
  return (
    <section>
      <h2 className="eyebrow">{label}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {choices.map(({ name, value, code }) => (
          <li key={value} className="option">
            {code && <Swatch code={code} />}
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A presentation attribute: the content security policy refuses style attributes. */
const Swatch = ({ code }: { code: string }) => (
  <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
    <circle cx="8" cy="8" r="7.5" fill={code} stroke="currentColor" strokeOpacity="0.3" />
  </svg>
);
