import type { OrderItem } from '#services/orders/order-items.server.ts';
import { ShopPicture } from '../../shared/shop-picture.tsx';
import { PieceWords } from './checkout-lines.tsx';

interface ConfirmedPiecesProps {
  items: readonly OrderItem[];
  money: (amount: string) => string;
}

export function ConfirmedPieces({ items, money }: ConfirmedPiecesProps) {
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
          <PieceWords name={item.name} options={item.options} quantity={item.quantity} />
          <bdi>{money(item.lineTotal)}</bdi>
        </li>
      ))}
    </ul>
  );
}
