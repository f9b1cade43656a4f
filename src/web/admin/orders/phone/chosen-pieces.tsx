import { Form } from 'react-router';
import type { PricedLine } from '#domain/checkout/priced-line.ts';
import { pieceName } from '#domain/orders/phone-order-input.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { PiecePicture } from '../../../shared/pictures/piece-picture.tsx';
import { useOrderMoney } from '../use-order-money.ts';

interface ChosenPiecesProps {
  orderKey: string;
  term: string;
  lines: readonly PricedLine[];
  currency: string;
}

/** The pieces of the order with their quantities. */
export function ChosenPieces({ orderKey, term, lines, currency }: ChosenPiecesProps) {
  const { t } = useLanguage();
  if (lines.length === 0) {
    return <p className="text-muted">{t('adminOrders.phoneOrder.empty')}</p>;
  }
  return (
    <Form method="get" preventScrollReset replace className="grid gap-2">
      <input type="hidden" name="key" value={orderKey} />
      <input type="hidden" name="q" value={term} />
      {/* Enter presses the first button: it must not remove a piece. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
        {t('adminOrders.phoneOrder.update')}
      </button>
      <ul>
        {lines.map((line) => (
          <ChosenPiece
            key={`${line.productId} ${line.variantId} ${line.wanted}`}
            line={line}
            currency={currency}
          />
        ))}
      </ul>
      <div>
        <Button type="submit" variant="outline" size="small">
          {t('adminOrders.phoneOrder.update')}
        </Button>
      </div>
    </Form>
  );
}

function ChosenPiece({ line, currency }: { line: PricedLine; currency: string }) {
  const { t, locale, number } = useLanguage();
  const money = useOrderMoney();
  const name = pieceName(line.productId, line.variantId);
  return (
    <li className="phone-piece">
      <PiecePicture src={line.picture} name={line.name[locale]} sizes="4.5rem" />
      <div className="min-w-0" id={`chosen-${name}`}>
        <p className="font-medium">{line.name[locale] || line.sku}</p>
        <p className="text-sm text-muted">
          {line.options.map((option) => option[locale]).join(' · ')} <bdi>{line.sku}</bdi>
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
          defaultValue={line.wanted}
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
