import { Fragment, useMemo } from 'react';
import { leftOutReasons, roomOffer, type LeftOutReason } from '#domain/work/room.ts';
import type { UsedProduct } from '#domain/work/work.ts';
import { useLanguage, useT } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import type { ToastInput } from '#ui/toast-store.ts';
import { useCart } from '../../shared/cart/use-cart.ts';

/** Announces what the button adds to the cart, and what it cannot. */
export function RoomBar({ products }: { products: readonly UsedProduct[] }) {
  const { t, money } = useLanguage();
  const { addAll } = useCart();
  const { lines, total, leftOut } = useMemo(() => roomOffer(products), [products]);
  const count = lines.length;
  const addedToast = (grown: number): ToastInput => ({
    title:
      grown > 0 ? t('storefront.work.roomAdded', { count: grown }) : t('storefront.work.roomFull'),
    description:
      leftOut.length > 0
        ? `${t('storefront.work.leftOut')}: ${leftOut.map(({ product }) => product.name).join(' · ')}`
        : undefined,
    variant: grown > 0 ? 'success' : 'default',
  });
  return (
    <div className="room-bar">
      <div className="grid gap-1">
        {count > 0 && (
          <p className="text-lg">
            {t('storefront.work.roomHolds', { count, total: money(total) })}
          </p>
        )}
        {leftOutReasons.map((reason) => (
          <LeftOut
            key={reason}
            reason={reason}
            products={leftOut
              .filter((each) => each.reason === reason)
              .map(({ product }) => product)}
          />
        ))}
      </div>
      {count > 0 && (
        <Button size="large" onClick={() => void addAll(lines, addedToast)}>
          {t('storefront.work.addRoom')}
        </Button>
      )}
    </div>
  );
}

interface LeftOutProps {
  reason: LeftOutReason;
  products: readonly UsedProduct[];
}

function LeftOut({ reason, products }: LeftOutProps) {
  const t = useT();
  if (products.length === 0) return null;
  return (
    <p className="text-sm text-muted">
      {t(`storefront.work.${reason}`)}{' '}
      {products.map(({ id, slug, name }, position) => (
        <Fragment key={id}>
          {position > 0 && ' · '}
          <Link to={`/product/${slug}`}>{name}</Link>
        </Fragment>
      ))}
    </p>
  );
}
