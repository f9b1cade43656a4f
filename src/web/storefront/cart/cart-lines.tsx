import type { ReactNode } from 'react';
import type { CartLines, CartLine as Line } from '#domain/cart/cart-lines.ts';
import { isUnavailable } from '#domain/checkout/priced-line.ts';
import { multiply } from '#domain/money.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Quantity } from '../../shared/cart/quantity.tsx';
import { CartLineRow } from './cart-line.tsx';
import { pricedLineOf, type Quote } from './quote.ts';
import { useCartEdits } from './use-cart-edits.ts';
import { useMoveToWishlist } from './use-move-to-wishlist.ts';

interface CartLinesProps {
  lines: CartLines;
  quote: Quote | null;
  /** Called when the line is removed: its buttons are gone, so the focus must move. */
  onGone: () => void;
}

export function CartLines({ lines, quote, onGone }: CartLinesProps) {
  return (
    <ul className="cart-lines" aria-labelledby="cart-title">
      {lines.map((line) => (
        <li key={`${line.id} ${line.variantId}`}>
          <WantedLine line={line} quote={quote} onGone={onGone} />
        </li>
      ))}
    </ul>
  );
}

interface WantedLineProps extends Omit<CartLinesProps, 'lines'> {
  line: Line;
}

function WantedLine({ line, quote, onGone }: WantedLineProps) {
  const { t, locale, money } = useLanguage();
  const { setQuantity, remove, saveForLater } = useCartEdits();
  const moveToWishlist = useMoveToWishlist();
  const name = line.name[locale];
  const now = pricedLineOf(quote, line);
  const isGone = now !== undefined && isUnavailable(now.state);
  const price = now && !isGone ? now.unitPrice : line.price;
  const leaving = (move: (line: Line) => Promise<unknown>) => () => void move(line).then(onGone);
  return (
    <CartLineRow
      line={line}
      workshop={now?.workshop?.[locale]}
      isGone={isGone}
      price={isGone ? t('cart.changes.lineGone') : <PriceNow now={price} agreed={line.price} />}
      sum={!isGone && <bdi>{money(multiply(price, line.quantity))}</bdi>}
    >
      {!isGone && (
        <Quantity
          value={line.quantity}
          min={0}
          max={line.most}
          label={t('cart.page.quantityOf', { name })}
          onChange={(quantity) => {
            if (quantity > 0) void setQuantity(line, quantity);
            else leaving(remove)();
          }}
        />
      )}
      <div className="cart-line-actions">
        <LineButton
          label={t('cart.page.saveNameForLater', { name })}
          onClick={leaving(saveForLater)}
        >
          {t('cart.page.saveForLater')}
        </LineButton>
        <LineButton
          label={t('cart.page.nameToWishlist', { name })}
          onClick={leaving(moveToWishlist)}
        >
          {t('cart.page.toWishlist')}
        </LineButton>
        <LineButton label={t('cart.page.removeName', { name })} onClick={leaving(remove)}>
          {t('cart.page.remove')}
        </LineButton>
      </div>
    </CartLineRow>
  );
}

interface LineButtonProps {
  /** With the name of the piece, since every line has the same buttons. */
  label: string;
  onClick(): void;
  children: ReactNode;
}

const LineButton = ({ label, ...rest }: LineButtonProps) => (
  <Button variant="quiet" size="small" aria-label={label} {...rest} />
);

/** Shows the earlier price when it has risen. */
function PriceNow({ now, agreed }: { now: string; agreed: string }) {
  const { t, money } = useLanguage();
  return (
    <>
      {t('cart.page.each', { price: money(now) })}
      {now !== agreed && (
        <span className="text-terracotta">
          {' · '}
          {t('cart.changes.lineRaised', { before: money(agreed) })}
        </span>
      )}
    </>
  );
}
