import type { CSSProperties, KeyboardEvent } from 'react';
import { hotspotAfterKey, type HotspotRow } from '#domain/work/hotspot-rows.ts';
import { useLanguage } from '#i18n/react.tsx';
import { useKnownProducts } from '../../product-choice/known-products.tsx';

export interface HotspotControls {
  row: HotspotRow;
  /** Its product is not linked, so visitors do not see it. */
  isHidden: boolean;
  onMove(to: { x: number; y: number }): void;
  onRemove(): void;
}

/** A point on the picture. Rendered with scripts only, so its place needs no style attribute. */
export function HotspotDot({ row, isHidden, onMove, onRemove }: HotspotControls) {
  const { t, number } = useLanguage();
  const { nameOf } = useKnownProducts();
  const { x, y } = row;
  const onKeyDown = (event: KeyboardEvent) => {
    const to = hotspotAfterKey(row, event);
    if (to) onMove(to);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else return;
    event.preventDefault();
  };
  return (
    <button
      type="button"
      className="room-dot"
      data-product={row.product_id}
      data-hidden={isHidden || undefined}
      style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties}
      aria-label={t('adminWork.hotspots.point', {
        name: nameOf(row.product_id),
        left: number(x),
        height: number(y),
      })}
      title={nameOf(row.product_id)}
      onKeyDown={onKeyDown}
    />
  );
}
