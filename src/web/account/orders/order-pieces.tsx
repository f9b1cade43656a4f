import { isolate } from '#i18n/isolate.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { OrderItem } from '#services/orders/order-items.server.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import { PiecePicture } from '../../shared/pictures/piece-picture.tsx';
import { useMoneyIn } from './use-money-in.ts';

interface OrderPiecesProps {
  items: OrderItem[];
  currency: string;
}

export function OrderPieces({ items, currency }: OrderPiecesProps) {
  return (
    <ul className="border-t border-hairline">
      {items.map((item) => (
        <OrderPiece key={item.id} item={item} currency={currency} />
      ))}
    </ul>
  );
}

function OrderPiece({ item, currency }: { item: OrderItem; currency: string }) {
  const { t } = useLanguage();
  const moneyIn = useMoneyIn();
  return (
    <li className="order-piece">
      <PiecePicture src={item.picture} name={item.name} sizes="(width >= 48rem) 8.5rem, 6rem" />
      <OrderPieceText item={item} />
      <div className="order-piece-sum">
        <p className="font-medium tabular-nums">
          <bdi>{moneyIn(item.lineTotal, currency)}</bdi>
        </p>
        <p className="text-sm text-muted">
          {t('account.order.quantity', { count: item.quantity })}
          {item.quantity > 1 && (
            <>
              {' · '}
              {t('account.order.each', {
                price: isolate(moneyIn(item.unitPrice, currency)),
              })}
            </>
          )}
        </p>
      </div>
    </li>
  );
}

/** The name and options of a piece. */
export function OrderPieceText({ item }: { item: OrderItem }) {
  const { t } = useLanguage();
  return (
    <div className="min-w-0">
      <h3 className="text-lg">
        {item.slug ? (
          <Link to={`/product/${item.slug}`} variant="quiet">
            {item.name}
          </Link>
        ) : (
          item.name
        )}
      </h3>
      {item.workshop && (
        <p className="text-sm text-muted">
          {t('storefront.product.maker', { workshop: item.workshop })}
        </p>
      )}
      {item.options.length > 0 && (
        <p className="text-sm">{item.options.join(t('account.address.comma'))}</p>
      )}
      <p className="text-sm text-muted">
        <bdi>{item.sku}</bdi>
      </p>
      <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {item.madeToOrder && <Badge tone="information">{t('account.order.madeToOrder')}</Badge>}
        {!item.slug && <Badge>{t('account.order.gone')}</Badge>}
      </p>
    </div>
  );
}
