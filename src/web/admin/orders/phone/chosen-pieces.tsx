import { useState } from 'react';
import { Form } from 'react-router';
import type { WantedItem } from '#domain/checkout/checkout-input.ts';
import type { PricedLine } from '#domain/checkout/priced-line.ts';
import { pieceName } from '#domain/orders/phone-order-input.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { PiecePicture } from '../../../shared/pictures/piece-picture.tsx';
import { useOrderMoney } from '../use-order-money.ts';
import { ChosenInputs } from './chosen-inputs.tsx';
import type { RememberSent } from './use-wanted.ts';
import { useSubmitWhileTyping } from './use-submit-while-typing.ts';

interface ChosenPiecesProps {
  orderKey: string;
  term: string;
  lines: readonly PricedLine[];
  wanted: readonly WantedItem[];
  rememberSent: RememberSent;
  currency: string;
}

/** The pieces of the order with their quantities, which count as soon as they are typed. */
export function ChosenPieces(props: ChosenPiecesProps) {
  const { orderKey, term, lines, wanted, rememberSent, currency } = props;
  const { t } = useLanguage();
  const handlers = useSubmitWhileTyping(rememberSent);
  const quantities = new Map(
    wanted.map((item) => [pieceName(item.product_id, item.variant_id), item.quantity]),
  );
  const priced = new Set(lines.map(({ productId, variantId }) => pieceName(productId, variantId)));
  if (lines.length === 0) {
    return <p className="text-muted">{t('adminOrders.phoneOrder.empty')}</p>;
  }
  return (
    <Form method="get" preventScrollReset replace className="grid gap-2" {...handlers}>
      {/* Pieces that were just added and have no price yet. */}
      <ChosenInputs
        orderKey={orderKey}
        wanted={wanted.filter((item) => !priced.has(pieceName(item.product_id, item.variant_id)))}
      />
      <input type="hidden" name="q" value={term} />
      {/* Enter presses the first button: it must not remove a piece. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
        {t('adminOrders.phoneOrder.update')}
      </button>
      <ul>
        {lines.map((line) => {
          const name = pieceName(line.productId, line.variantId);
          const quantity = quantities.get(name);
          // A removed one must not come back with the next press.
          return (
            quantity !== undefined && (
              <ChosenPiece key={name} {...{ name, line, quantity, currency }} />
            )
          );
        })}
      </ul>
      <div>
        <Button type="submit" variant="outline" size="small">
          {t('adminOrders.phoneOrder.update')}
        </Button>
      </div>
    </Form>
  );
}

interface ChosenPieceProps {
  name: string;
  line: PricedLine;
  quantity: number;
  currency: string;
}

function ChosenPiece({ name, line, quantity, currency }: ChosenPieceProps) {
  const { t, locale, number } = useLanguage();
  const money = useOrderMoney();
  // While someone types, an answer must not replace the digits.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <li className="phone-piece">
      <PiecePicture src={line.picture} name={line.name[locale]} sizes="4.5rem" />
      <div className="min-w-0" id={`chosen-${name}`}>
        <p className="font-medium">{line.name[locale] || line.sku}</p>
        <p className="text-sm text-muted">
          {line.options.map((option) => `${option[locale]} · `)}
          <bdi className="whitespace-nowrap">{line.sku}</bdi>
        </p>
        <p className="flex flex-wrap gap-2 text-sm">
          <bdi>{money(line.unitPrice, currency)}</bdi>
          {line.madeToOrder && (
            <Badge tone="information">{t('adminOrders.orderDesk.madeToOrder')}</Badge>
          )}
          {line.state !== 'available' && (
            <Badge tone="sale">
              {t('adminOrders.phoneOrder.left', { count: number(line.quantity) })}
            </Badge>
          )}
        </p>
      </div>
      <input type="hidden" name="piece" value={name} />
      <Field label={t('adminOrders.phoneOrder.quantity')} className="phone-quantity">
        <TextInput
          type="number"
          name="quantity"
          min={0}
          max={999}
          value={typed ?? String(quantity)}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={() => setTyped(null)}
          aria-describedby={`chosen-${name}`}
        />
      </Field>
      <Button
        type="submit"
        name="remove"
        value={name}
        size="small"
        variant="quiet"
        aria-describedby={`chosen-${name}`}
      >
        {t('adminOrders.phoneOrder.remove')}
      </Button>
    </li>
  );
}
