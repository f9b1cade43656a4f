import {
  countPieces,
  lineTotal,
  removeLine,
  setQuantity,
  subtotal,
  type CartLine,
} from '#domain/cart/cart-lines.ts';
import { useLanguage } from '#i18n/react.tsx';
import { ButtonLink, IconButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { BanknoteIcon, CloseIcon } from '#ui/icons.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { useCartState } from './browser-cart.ts';
import { Arrival, FittingPieces, useBesideCart } from './beside-cart.tsx';
import { LinePicture } from './line-picture.tsx';
import { Quantity } from './quantity.tsx';
import { useCartChange } from './use-cart.ts';
import './mini-cart.css';

export interface MiniCartProps {
  /** 'added' when it was opened by an addition to the cart. */
  state: 'closed' | 'opened' | 'added';
  onClose: () => void;
}

export function MiniCart({ state, onClose }: MiniCartProps) {
  const { t, money } = useLanguage();
  const { lines } = useCartState();
  const beside = useBesideCart(lines, state !== 'closed');
  const title = state === 'added' ? t('cart.miniCart.added') : t('cart.miniCart.title');
  return (
    <Sheet
      id="mini-cart"
      title={title}
      open={state !== 'closed'}
      onClose={onClose}
      footer={
        lines.length > 0 && (
          <div className="mini-cart-foot">
            <p className="flex items-baseline justify-between gap-4">
              <span>{t('cart.miniCart.subtotal', { count: countPieces(lines) })}</span>
              <bdi className="font-display text-xl">{money(subtotal(lines))}</bdi>
            </p>
            {beside?.arrival && <Arrival days={beside.arrival} />}
            <p className="flex items-center gap-2 text-sm text-muted">
              <BanknoteIcon className="size-5 text-brass-deep" />
              {t('cart.miniCart.cash')}
            </p>
            <ButtonLink to="/checkout" wide>
              {t('cart.page.checkout')}
            </ButtonLink>
            <p className="text-center text-sm">
              <SmartLink to="/cart" className="link link-text">
                {t('cart.miniCart.view')}
              </SmartLink>
            </p>
          </div>
        )
      }
    >
      {lines.length === 0 ? (
        <EmptyState
          title={t('cart.page.empty')}
          description={t('cart.page.emptyText')}
          actions={<ButtonLink to="/shop">{t('storefront.cartControls.shop')}</ButtonLink>}
        />
      ) : (
        <>
          <ul>
            {lines.map((line) => (
              <li key={`${line.id} ${line.variantId}`}>
                <MiniLine line={line} workshop={beside?.workshops[line.id]} />
              </li>
            ))}
          </ul>
          {beside && beside.pieces.length > 0 && <FittingPieces pieces={beside.pieces} />}
        </>
      )}
    </Sheet>
  );
}

function MiniLine({ line, workshop }: { line: CartLine; workshop: string | undefined }) {
  const { t, locale, money } = useLanguage();
  const change = useCartChange();
  const name = line.name[locale];
  const setTo = (quantity: number) =>
    void change((cart) => ({ ...cart, lines: setQuantity(cart.lines, line, quantity) }));
  const remove = () => change((cart) => ({ ...cart, lines: removeLine(cart.lines, line) }));
  return (
    <article className="mini-cart-line">
      <LinePicture src={line.picture} name={name} sizes="4.5rem" />
      <div className="grid content-start gap-0.5">
        <h3 className="text-base">
          <SmartLink to={`/product/${line.slug}${line.query}`} className="link link-quiet">
            {name}
          </SmartLink>
        </h3>
        {line.options.length > 0 && (
          <p className="text-xs text-muted">
            {line.options.map((option) => option[locale]).join(' · ')}
          </p>
        )}
        {workshop && (
          <p className="text-xs text-muted">{t('storefront.product.maker', { workshop })}</p>
        )}
        <div className="mini-cart-amount">
          <Quantity
            value={line.quantity}
            max={line.most}
            label={t('cart.page.quantityOf', { name })}
            onChange={setTo}
          />
          <bdi>{money(lineTotal(line))}</bdi>
        </div>
      </div>
      <IconButton label={t('cart.page.removeName', { name })} onClick={() => void remove()}>
        <CloseIcon className="size-4" />
      </IconButton>
    </article>
  );
}
