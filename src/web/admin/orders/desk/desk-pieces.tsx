import { isolate } from '#i18n/isolate.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { DeskItem } from '#services/order-desk/read-order-desk.server.ts';
import { Badge } from '#ui/badge.tsx';
import { Link } from '#ui/link.tsx';
import { PiecePicture } from '../../../shared/pictures/piece-picture.tsx';
import { useOrderMoney } from '../use-order-money.ts';

interface DeskPiecesProps {
  items: readonly DeskItem[];
  currency: string;
}

export function DeskPieces({ items, currency }: DeskPiecesProps) {
  return (
    <ul>
      {items.map((item) => (
        <DeskPiece key={item.id} item={item} currency={currency} />
      ))}
    </ul>
  );
}

function DeskPiece({ item, currency }: { item: DeskItem; currency: string }) {
  const { t } = useLanguage();
  const money = useOrderMoney();
  return (
    <li className="desk-piece">
      <PiecePicture src={item.picture} name={item.name} sizes="4.5rem" />
      <div className="min-w-0">
        <p className="font-medium">
          {item.slug ? (
            <Link to={`/product/${item.slug}`} variant="quiet">
              {item.name}
            </Link>
          ) : (
            item.name
          )}
        </p>
        <p className="text-sm">{item.options.join(t('adminOrders.orderDesk.comma'))}</p>
        <p className="text-sm text-muted">
          <bdi dir="ltr">{item.sku}</bdi>
          {item.workshop && <> · {item.workshop}</>}
        </p>
        <p className="mt-1 flex flex-wrap gap-2">
          {item.madeToOrder && (
            <Badge tone="information">{t('adminOrders.orderDesk.madeToOrder')}</Badge>
          )}
          <StockNow item={item} />
        </p>
      </div>
      <div className="desk-piece-sum">
        <p className="font-medium tabular-nums">
          <bdi>{money(item.lineTotal, currency)}</bdi>
        </p>
        <p className="text-sm text-muted">
          {t('adminOrders.orderDesk.quantity', { count: item.quantity })}
          {item.quantity > 1 && (
            <>
              {' · '}
              {t('adminOrders.orderDesk.each', { price: isolate(money(item.unitPrice, currency)) })}
            </>
          )}
        </p>
      </div>
    </li>
  );
}

function StockNow({ item: { stock } }: { item: DeskItem }) {
  const { t, number } = useLanguage();
  if (stock === null) return <Badge>{t('adminOrders.orderDesk.gone')}</Badge>;
  return (
    <span className="text-sm text-muted">
      {t('adminOrders.orderDesk.stock', { count: number(stock) })}
    </span>
  );
}
