import { useLanguage } from '#i18n/react.tsx';
import type { OrderItem } from '#services/orders/order-items.server.ts';
import { ShopPicture } from '../../shared/shop-picture.tsx';

interface ConfirmedPiecesProps {
  items: readonly OrderItem[];
  money: (amount: string) => string;
}

export function ConfirmedPieces({ items, money }: ConfirmedPiecesProps) {
  const { number } = useLanguage();
  return (
    <ul className="checkout-lines">
      {items.map((item) => (
        <li key={item.id}>
          <div className="cart-line-picture">
            {item.picture && (
              <ShopPicture
                src={item.picture}
                alt=""
                title={item.name}
                width={960}
                height={1200}
                frame="product"
                sizes="4rem"
              />
            )}
          </div>
          <span className="grid content-center">
            <span>{item.name}</span>
            <span className="text-sm text-muted">
              {[...item.options, `× ${number(item.quantity)}`].join(' · ')}
            </span>
          </span>
          <bdi>{money(item.lineTotal)}</bdi>
        </li>
      ))}
    </ul>
  );
}
