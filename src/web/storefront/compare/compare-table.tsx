import type { ReactNode } from 'react';
import { specificationRows } from '#domain/catalog/compare.ts';
import { sizeOfChoice } from '#domain/catalog/piece-size.ts';
import type { ProductDetail } from '#domain/catalog/product.ts';
import { chooseVariant } from '#domain/catalog/variant-choice.ts';
import { isolate } from '#i18n/isolate.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { StoredPicture } from '../../shared/pictures/shop-picture.tsx';
import { PriceTag } from '../../shared/prices/price-tag.tsx';
import { leadTimeText } from '../components/lead-time-text.ts';
import { labelledChoices } from '../product/selected-labels.ts';
import { CompareDrawing, compareFrame } from './compare-drawing.tsx';

interface CompareTableProps {
  pieces: readonly ProductDetail[];
  /** The address of the page without one of them. */
  withoutPiece: (slug: string) => string;
}

/** Roles are explicit: on a phone rows become grids, which drops the native ones. */
export function CompareTable({ pieces, withoutPiece }: CompareTableProps) {
  const { t } = useLanguage();
  return (
    <table role="table" className="compare-table">
      <caption className="sr-only">{t('productDetails.compare.title')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" className="compare-corner" />
          {pieces.map((piece) => (
            <th key={piece.slug} role="columnheader" scope="col">
              <Head piece={piece} without={withoutPiece(piece.slug)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {useRows(pieces).map(([label, values]) => (
          <tr key={label} role="row">
            <th role="rowheader" scope="row">
              {label}
            </th>
            {values.map((value, index) => (
              <td key={pieces[index]!.slug} role="cell">
                {value || '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ piece, without }: { piece: ProductDetail; without: string }) {
  const { t } = useLanguage();
  const { slug, name, picture } = piece;
  return (
    <>
      <SmartLink to={`/product/${slug}`} className="compare-head">
        {picture && (
          <StoredPicture
            picture={picture}
            alt=""
            title={name}
            sizes="(min-width: 64rem) 18rem, 30vw"
            frame="product"
          />
        )}
        <span className="compare-name">{name}</span>
      </SmartLink>
      <Link
        to={without}
        className="text-sm"
        aria-label={t('productDetails.compare.removeName', { name })}
      >
        {t('productDetails.compare.remove')}
      </Link>
    </>
  );
}

/** Which sizes there are, and which of them the drawing and the facts show. */
function Sizes({ piece }: { piece: SizedPiece }) {
  const { t } = useLanguage();
  const { box, isOfOtherSize, chosenSize } = piece;
  const sizes = labelledChoices(piece, 'size');
  const comma = t('productDetails.compare.comma');
  const namesOf = (some: typeof sizes) => some.map(({ name }) => isolate(name)).join(comma);
  if (isOfOtherSize && box) {
    const value = isolate(t('productDetails.facts.dimensionsValue', { ...box }));
    return t('productDetails.compare.otherSizes', { value, list: namesOf(sizes) });
  }
  const [size, list] = [true, false].map((isShown) =>
    namesOf(sizes.filter(({ value }) => (value === chosenSize) === isShown)),
  ) as [string, string];
  return list ? t('productDetails.compare.shownSize', { size, list }) : size;
}

type Row = [label: string, values: ReactNode[]];

/** A piece in the size that its own page shows before anything is chosen there. */
const sized = (piece: ProductDetail) => {
  const choice = chooseVariant(piece, {});
  return { ...piece, ...sizeOfChoice(piece, choice), chosenSize: choice.selection.size };
};
type SizedPiece = ReturnType<typeof sized>;

function useRows(products: readonly ProductDetail[]): Row[] {
  const { t } = useLanguage();
  const pieces = products.map(sized);
  const each = (cell: (piece: SizedPiece) => ReactNode) => pieces.map(cell);
  const frame = compareFrame(pieces);
  const rows: Row[] = [
    [
      t('productDetails.compare.size'),
      each((piece) => piece.box && <CompareDrawing piece={piece} frame={frame} />),
    ],
    [t('productDetails.compare.price'), each((piece) => <PriceTag prices={piece} size="medium" />)],
    [
      t('productDetails.facts.leadTime'),
      each(({ leadTime }) => leadTime && leadTimeText(t, leadTime)),
    ],
    [
      t('productDetails.facts.workshop'),
      each(({ workshop, town }) => [workshop, town].filter(Boolean).join(' · ')),
    ],
    [t('productDetails.facts.origin'), each(({ origin }) => origin)],
    [
      t('productDetails.facts.dimensions'),
      each(({ box }) => box && <bdi>{t('productDetails.facts.dimensionsValue', { ...box })}</bdi>),
    ],
    [
      t('storefront.product.size'),
      each((piece) => piece.choices.sizes.length > 0 && <Sizes piece={piece} />),
    ],
    [
      t('productDetails.facts.weight'),
      each(
        ({ weight }) =>
          weight !== null && t('productDetails.facts.weightValue', { kilograms: weight }),
      ),
    ],
    ...specificationRows(pieces.map(({ specifications }) => specifications)),
    [t('productDetails.facts.care'), each(({ care }) => care)],
  ];
  return rows.filter(([, values]) => values.some(Boolean));
}
