import { Form } from 'react-router';
import type { WantedItem } from '#domain/checkout/checkout-input.ts';
import type { Piece } from '#domain/checkout/priced-line.ts';
import { leadTimeInWeeks } from '#domain/catalog/lead-time.ts';
import { priceLine } from '#domain/checkout/priced-line.ts';
import { pieceName } from '#domain/orders/phone-order-input.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { PiecePicture } from '../../../shared/pictures/piece-picture.tsx';
import { ChosenInputs } from './chosen-inputs.tsx';
import type { RememberSent } from './use-wanted.ts';

interface PieceSearchProps {
  orderKey: string;
  term: string;
  found: readonly Piece[];
  wanted: readonly WantedItem[];
  rememberSent: RememberSent;
}

/** Finds pieces by name or SKU; each has a button that adds it to the order. */
export function PieceSearch(props: PieceSearchProps) {
  const { orderKey, term, found, wanted, rememberSent } = props;
  const { t } = useLanguage();
  return (
    <Form
      method="get"
      role="search"
      preventScrollReset
      replace
      className="grid gap-4"
      onSubmit={({ currentTarget, nativeEvent }) =>
        rememberSent(currentTarget, nativeEvent.submitter)
      }
    >
      <ChosenInputs orderKey={orderKey} wanted={wanted} />
      <div className="phone-search">
        <Field label={t('adminOrders.phoneOrder.search')}>
          <TextInput type="search" name="q" defaultValue={term} key={term} maxLength={100} />
        </Field>
        <Button type="submit" variant="outline">
          {t('adminOrders.phoneOrder.find')}
        </Button>
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {term && found.length === 0 && t('adminOrders.phoneOrder.nothing', { query: term })}
      </p>
      {found.length > 0 && (
        <ul className="phone-results">
          {found.map((piece) => (
            <FoundPiece key={`${piece.productId} ${piece.variantId}`} piece={piece} />
          ))}
        </ul>
      )}
    </Form>
  );
}

function FoundPiece({ piece }: { piece: Piece }) {
  const { t, locale, money } = useLanguage();
  const name = pieceName(piece.productId, piece.variantId);
  return (
    <li>
      <PiecePicture src={piece.picture} name={piece.name[locale]} sizes="3rem" />
      <div className="min-w-0" id={`found-${name}`}>
        <p className="font-medium">{piece.name[locale]}</p>
        <p className="text-sm text-muted">
          {piece.options.map((option) => `${option[locale]} · `)}
          <bdi className="whitespace-nowrap">{piece.sku}</bdi>
        </p>
        <p className="text-sm">
          <bdi>{money(piece.price)}</bdi> · <Availability piece={piece} />
        </p>
      </div>
      <Button
        type="submit"
        name="add"
        value={name}
        size="small"
        variant="outline"
        disabled={availabilityOf(piece).most === 0}
        aria-describedby={`found-${name}`}
      >
        {t('adminOrders.phoneOrder.add')}
      </Button>
    </li>
  );
}

const availabilityOf = (piece: Piece) =>
  priceLine(piece, { product_id: piece.productId, variant_id: piece.variantId, quantity: 1 });

/** What can be promised: pieces in stock, one that is made, or neither. */
function Availability({ piece }: { piece: Piece }) {
  const { t, number } = useLanguage();
  const { madeToOrder, most, leadTime } = availabilityOf(piece);
  if (most === 0) {
    return <strong className="font-medium">{t('adminOrders.phoneOrder.soldOut')}</strong>;
  }
  if (!madeToOrder) return t('adminOrders.orderDesk.stock', { count: number(piece.pieces) });
  const weeks = leadTime && leadTimeInWeeks(leadTime);
  return weeks
    ? t('adminOrders.phoneOrder.madeIn', { from: number(weeks.from), to: number(weeks.to) })
    : t('adminOrders.orderDesk.madeToOrder');
}
