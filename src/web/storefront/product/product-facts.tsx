import type { ReactNode } from 'react';
import type { ProductDetail } from '#domain/catalog/product.ts';
import { useLanguage } from '#i18n/react.tsx';

export function ProductFacts({ product }: { product: ProductDetail }) {
  const { t } = useLanguage();
  const { features, care, story } = product;
  return (
    <div className="product-facts">
      <section aria-labelledby="details">
        <h2 id="details">{t('storefront.product.details')}</h2>
        <dl className="facts">
          {useFacts(product).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="grid content-start gap-12">
        {story && <Chapter title={t('storefront.product.story')}>{<p>{story}</p>}</Chapter>}
        {features.length > 0 && (
          <Chapter title={t('storefront.product.features')}>
            <ul className="ms-5 list-disc">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </Chapter>
        )}
        {care && <Chapter title={t('storefront.product.care')}>{<p>{care}</p>}</Chapter>}
      </div>
    </div>
  );
}

const Chapter = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    <div className="mt-3 text-muted">{children}</div>
  </section>
);

/** The labelled facts that this product has. */
function useFacts(product: ProductDetail): [label: string, value: ReactNode][] {
  const { t } = useLanguage();
  const { dimensions, weight, origin, warrantyYears, leadTime, specifications, sku } = product;
  const facts: ([string, ReactNode] | null)[] = [
    origin ? [t('storefront.product.origin'), origin] : null,
    dimensions && [
      t('storefront.product.dimensions'),
      <bdi key="dimensions" title={t('storefront.product.dimensionsHint')}>
        {t('storefront.product.dimensionsValue', dimensions)}
      </bdi>,
    ],
    weight === null
      ? null
      : [
          t('storefront.product.weight'),
          t('storefront.product.weightValue', { kilograms: weight }),
        ],
    leadTime && [
      t('storefront.product.leadTime'),
      leadTime.to === 0
        ? t('storefront.product.leadTimeReady')
        : t('storefront.product.leadTimeDays', { from: leadTime.from, count: leadTime.to }),
    ],
    warrantyYears
      ? [
          t('storefront.product.warranty'),
          t('storefront.product.warrantyYears', { count: warrantyYears }),
        ]
      : null,
    ...specifications,
    [t('storefront.product.sku'), <bdi key="sku">{sku}</bdi>],
  ];
  return facts.filter((fact) => fact !== null);
}
