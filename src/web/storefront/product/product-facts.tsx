import { Fragment, type ReactNode } from 'react';
import { outlineIn } from '#domain/catalog/outline.ts';
import { sizeOfChoice, type PieceSize } from '#domain/catalog/piece-size.ts';
import type { ProductDetail } from '#domain/catalog/product.ts';
import { sampleMaterials } from '#domain/enquiries/sample-materials.ts';
import { useLanguage } from '#i18n/react.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { StoredMarkup } from '../../shared/markup/stored-markup.tsx';
import { leadTimeText } from '../components/lead-time-text.ts';
import { InMyRoom } from './in-my-room.tsx';
import { MakerName } from './maker-line.tsx';
import { MeasuresSection } from './measures-section.tsx';
import { OtherSize } from './other-size.tsx';
import { sizeLabel } from './selected-labels.ts';
import type { VariantSelection } from './use-variant-selection.ts';

const sampled: ReadonlySet<string> = new Set(sampleMaterials);

interface ProductFactsProps {
  product: ProductDetail;
  choosing: VariantSelection;
}

export function ProductFacts({ product, choosing }: ProductFactsProps) {
  const { t } = useLanguage();
  const { features, care, outline } = product;
  const size = sizeOfChoice(product, choosing);
  const facts = factsOf(product, choosing, size);
  return (
    <div className="product-facts">
      <section aria-labelledby="details">
        <h2 id="details">{t('productDetails.facts.details')}</h2>
        <StoredMarkup name="facts" data={[facts]}>
          {() => <FactList facts={facts} />}
        </StoredMarkup>
        {product.materials.some((material) => sampled.has(material)) && (
          <p className="mt-6">
            <Link to={`/samples?piece=${product.slug}`} variant="arrow">
              {t('productDetails.facts.samples')}
            </Link>
          </p>
        )}
      </section>
      <div className="grid content-start gap-12">
        {size.box && (
          <MeasuresSection
            box={size.box}
            outline={outlineIn(size.box, outline)}
            weight={size.weight}
            insteadOf={facts.insteadOf}
          >
            <InMyRoom product={product} choosing={choosing} />
          </MeasuresSection>
        )}
        {features.length > 0 && (
          <Chapter title={t('productDetails.facts.features')}>
            <ul className="ms-5 list-disc">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </Chapter>
        )}
        {care && <Chapter title={t('productDetails.facts.care')}>{<p>{care}</p>}</Chapter>}
      </div>
    </div>
  );
}

/** Closed at first on phones; wider screens always show it. */
const Chapter = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="chapter">
    <summary>
      <h2>{title}</h2>
      <ChevronDownIcon />
    </summary>
    <div className="mt-3 text-muted">{children}</div>
  </details>
);

/** What the list shows, and nothing else: its markup is stored by this. */
const factsOf = (
  product: ProductDetail,
  { selection, offer }: VariantSelection,
  { box, weight, isOfOtherSize }: PieceSize,
) => ({
  workshop: product.workshop,
  maker: product.maker,
  origin: product.origin,
  dimensions: box,
  insteadOf: isOfOtherSize ? sizeLabel(product, selection) : null,
  weight,
  leadTime: product.leadTime,
  warrantyYears: product.warrantyYears,
  specifications: product.specifications,
  sku: offer.sku,
});

type Facts = ReturnType<typeof factsOf>;

const FactList = ({ facts }: { facts: Facts }) => (
  <dl className="facts">
    {useLabelledFacts(facts).map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

function useLabelledFacts(shown: Facts): [label: string, value: ReactNode][] {
  const { t } = useLanguage();
  const { workshop, maker, dimensions, insteadOf, weight, origin, warrantyYears } = shown;
  const { leadTime, specifications, sku } = shown;
  const facts: ([string, ReactNode] | null)[] = [
    workshop
      ? [t('productDetails.facts.workshop'), <MakerName key="workshop" {...{ workshop, maker }} />]
      : null,
    origin ? [t('productDetails.facts.origin'), origin] : null,
    dimensions && [
      t('productDetails.facts.dimensions'),
      <Fragment key="dimensions">
        <bdi title={t('productDetails.facts.dimensionsHint')}>
          {t('productDetails.facts.dimensionsValue', dimensions)}
        </bdi>
        <OtherSize box={dimensions} insteadOf={insteadOf} />
      </Fragment>,
    ],
    weight === null
      ? null
      : [
          t('productDetails.facts.weight'),
          t('productDetails.facts.weightValue', { kilograms: weight }),
        ],
    leadTime && [t('productDetails.facts.leadTime'), leadTimeText(t, leadTime)],
    warrantyYears
      ? [
          t('productDetails.facts.warranty'),
          t('productDetails.facts.warrantyYears', { count: warrantyYears }),
        ]
      : null,
    ...specifications,
    [t('productDetails.facts.sku'), <bdi key="sku">{sku}</bdi>],
  ];
  return facts.filter((fact) => fact !== null);
}
