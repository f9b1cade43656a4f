import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { ProductCard } from '#domain/catalog/product.ts';
import type { WorkPicture } from '#domain/work/work.ts';
import { useHasScripts } from '#ui/use-has-scripts.ts';
import { HotspotPoint } from './hotspot-point.tsx';

interface HotspotLayerProps {
  picture: WorkPicture;
  products: readonly ProductCard[];
}

/**
 * The products in a picture as points on it, one open at a time. Without scripts the list below
 * shows the same, which is also why no position needs a style attribute.
 */
export function HotspotLayer({ picture, products }: HotspotLayerProps) {
  const [open, setOpen] = useState<string | null>(null);
  const layer = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const close = ({ target }: PointerEvent) => {
      if (!layer.current?.contains(target as Node)) setOpen(null);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, []);
  if (!useHasScripts() || picture.hotspots.length === 0) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || open === null) return;
    layer.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpen(null);
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(null);
  };
  return (
    <ul ref={layer} className="hotspots" onKeyDown={onKeyDown} onBlur={onBlur}>
      {picture.hotspots.map((spot) => {
        const index = products.findIndex(({ id }) => id === spot.productId);
        const product = products[index];
        return (
          product && (
            <HotspotPoint
              key={spot.productId}
              spot={spot}
              product={product}
              position={index + 1}
              isOpen={open === spot.productId}
              onToggle={() => setOpen(open === spot.productId ? null : spot.productId)}
            />
          )
        );
      })}
    </ul>
  );
}
