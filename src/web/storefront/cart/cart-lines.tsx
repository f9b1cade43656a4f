import { lineTotal, type Cart, type CartLine } from '#domain/cart/cart.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { useCart } from '../../shared/cart/use-cart.ts';
import { ShopPicture } from '../../shared/shop-picture.tsx';
import { Quantity } from '../components/quantity.tsx';

export function CartLines({ lines }: { lines: Cart }) {
  const { t } = useLanguage();
  return (
    <ul className="cart-lines" aria-label={t('basket.lines')}>
      {lines.map((line) => (
        <li key={`${line.id} ${line.variantId}`}>
          <Line line={line} />
        </li>
      ))}
    </ul>
  );
}

function Line({ line }: { line: CartLine }) {
  const { t, locale, money } = useLanguage();
  const { setQuantity, remove } = useCart();
  const name = line.name[locale];
  return (
    <article className="cart-line">
      <div className="cart-line-picture">
        {line.picture && (
          <ShopPicture
            src={line.picture}
            alt=""
            title={name}
            width={960}
            height={1200}
            frame="product"
            sizes="8rem"
          />
        )}
      </div>
      <div className="grid content-start gap-1">
        <h2 className="text-lg">
          <SmartLink to={`/product/${line.slug}${line.query}`} className="link link-quiet">
            {name}
          </SmartLink>
        </h2>
        <p className="text-sm text-muted">
          {line.options.map((option) => option[locale]).join(' · ')}
        </p>
        <p className="text-sm text-muted">{t('basket.each', { price: money(line.price) })}</p>
      </div>
      <p className="cart-line-total">
        <bdi>{money(lineTotal(line))}</bdi>
      </p>
      <div className="cart-line-tools">
        <Quantity
          value={line.quantity}
          least={0}
          most={line.most}
          label={t('basket.quantityOf', { name })}
          onChange={(quantity) => void setQuantity(line, quantity)}
        />
        <Button
          variant="quiet"
          size="small"
          aria-label={t('basket.removeName', { name })}
          onClick={() => void remove(line)}
        >
          {t('basket.remove')}
        </Button>
      </div>
    </article>
  );
}
