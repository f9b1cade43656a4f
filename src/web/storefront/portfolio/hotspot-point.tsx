import { useId, type CSSProperties } from 'react';
import type { ProductCard } from '#domain/catalog/product.ts';
import type { Hotspot } from '#domain/work/work.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import { PriceTag, usePriceText } from '../../shared/prices/price-tag.tsx';
import { useStockText } from '../../shared/stock/stock-badge.tsx';
import { useDirection } from '#ui/use-direction.ts';

interface HotspotPointProps {
  spot: Hotspot;
  product: ProductCard;
  /** In the list of pieces below the pictures. */
  position: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** A point on a picture; a press shows the product and its price. */
export function HotspotPoint(props: HotspotPointProps) {
  const { spot, product, position, isOpen, onToggle } = props;
  const { x, y } = spot;
  const { t, number } = useLanguage();
  const card = useId();
  const { name, stockStatus, leadTime } = product;
  const price = usePriceText(product);
  const stockText = useStockText({ status: stockStatus, leadTime });
  // The picture does not mirror in Arabic, but inline positions do.
  const fromStart = useDirection() === 'rtl' ? 100 - x : x;
  const style = { '--x': `${fromStart}%`, '--y': `${y}%` } as CSSProperties;
  return (
    <li style={style}>
      <button
        type="button"
        className="hotspot-dot"
        aria-label={t('portfolioProject.point', {
          position: number(position),
          name,
          price,
        })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? card : undefined}
        onClick={onToggle}
      >
        <span className="piece-number">{number(position)}</span>
      </button>
      {isOpen && (
        <div
          id={card}
          className="hotspot-card"
          data-side={fromStart > 50 ? 'start' : 'end'}
          data-upwards={y > 60 || undefined}
        >
          <div>
            <p className="font-display text-lg">{name}</p>
            <PriceTag prices={product} />
            {stockStatus !== 'in_stock' && <p className="text-xs text-muted">{stockText}</p>}
          </div>
          <Link to={`/product/${product.slug}`} variant="arrow">
            {t('portfolioProject.viewPiece')}
          </Link>
        </div>
      )}
    </li>
  );
}
