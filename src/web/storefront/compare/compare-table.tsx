import type { ReactNode } from 'react';
import { specificationRows } from '#domain/catalog/compare.ts';
import type { ProductDetail } from '#domain/catalog/product.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { StoredPicture } from '../../shared/pictures/shop-picture.tsx';
import { PriceTag } from '../../shared/prices/price-tag.tsx';
import { leadTimeText } from '../components/lead-time-text.ts';
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

type Row = [label: string, values: ReactNode[]];

function useRows(pieces: readonly ProductDetail[]): Row[] {
  const { t } = useLanguage();
  const each = (cell: (piece: ProductDetail) => ReactNode) => pieces.map(cell);
  const frame = compareFrame(pieces);
  const rows: Row[] = [
    [
      t('productDetails.compare.size'),
      each((piece) => piece.dimensions && <CompareDrawing piece={piece} frame={frame} />),
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
      each(
        ({ dimensions }) =>
          dimensions && <bdi>{t('productDetails.facts.dimensionsValue', dimensions)}</bdi>,
      ),
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
