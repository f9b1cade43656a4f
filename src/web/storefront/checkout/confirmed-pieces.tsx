import type { OrderItem } from '#services/orders/order-items.server.ts';
import { LinePicture } from '../../shared/cart/line-picture.tsx';
import { PieceText } from './checkout-lines.tsx';

interface ConfirmedPiecesProps {
  items: readonly OrderItem[];
  money: (amount: string) => string;
}

export function ConfirmedPieces({ items, money }: ConfirmedPiecesProps) {
  return (
    <ul className="checkout-lines">
      {items.map((item) => (
        <li key={item.id}>
          <LinePicture src={item.picture} name={item.name} sizes="4rem" />
          <PieceText
            name={item.name}
            options={item.options}
            workshop={item.workshop}
            quantity={item.quantity}
          />
          <bdi>{money(item.lineTotal)}</bdi>
        </li>
      ))}
    </ul>
  );
}
