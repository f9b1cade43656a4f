import type { ReactNode } from 'react';
import type { CartLine as Line } from '#domain/cart/cart-lines.ts';
import { useLanguage } from '#i18n/react.tsx';
import { cx } from '#ui/cx.ts';
import { SmartLink } from '#ui/smart-link.tsx';
import { LinePicture } from '../../shared/cart/line-picture.tsx';

interface CartLineProps {
  line: Line;
  /** The workshop, in the reader's language. */
  workshop?: string;
  /** The price of one piece, or its status. */
  price: ReactNode;
  /** Shown at the end of the line, such as the line total. */
  sum?: ReactNode;
  isGone?: boolean;
  /** The heading level that fits the page's outline. */
  heading?: 'h2' | 'h3';
  /** The actions of the line. */
  children: ReactNode;
}

export function CartLineRow(props: CartLineProps) {
  const { line, workshop, price, sum, isGone, heading: Heading = 'h2', children } = props;
  const { t, locale } = useLanguage();
  return (
    <article className={cx('cart-line', isGone && 'cart-line-gone')}>
      <LinePicture src={line.picture} name={line.name[locale]} sizes="9rem" />
      <div className="grid content-start gap-1">
        <Heading className="text-lg">
          <SmartLink to={`/product/${line.slug}${line.query}`} className="link link-quiet">
            {line.name[locale]}
          </SmartLink>
        </Heading>
        {line.options.length > 0 && (
          <p className="text-sm text-muted">
            {line.options.map((option) => option[locale]).join(' · ')}
          </p>
        )}
        {workshop && (
          <p className="text-sm text-muted">{t('storefront.product.maker', { workshop })}</p>
        )}
        <p className="text-sm text-muted">{price}</p>
      </div>
      {sum && <p className="cart-line-total">{sum}</p>}
      <div className="cart-line-tools">{children}</div>
    </article>
  );
}
