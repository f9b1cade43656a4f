import { useRef, useState, type MouseEvent } from 'react';
import type { RecordPictureRow } from '#domain/media/picture-rows.ts';
import { placeHotspot, type HotspotRow } from '#domain/work/hotspot-rows.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { HotspotDot } from './hotspot-dot.tsx';
import { HotspotLine } from './hotspot-line.tsx';
import './hotspots.css';
import { useKnownProducts } from '../../product-choice/known-products.tsx';

interface HotspotPictureProps {
  picture: RecordPictureRow;
  number: number;
  /** Points of all pictures. */
  rows: readonly HotspotRow[];
  /** Ids of the products that visitors see with the project. */
  linked: readonly string[];
  store(rows: readonly HotspotRow[]): void;
}

/** One picture with its points: pressed, moved by arrow keys, or typed as numbers. */
export function HotspotPicture({ picture, number, rows, linked, store }: HotspotPictureProps) {
  const { t, number: format } = useLanguage();
  const { nameOf } = useKnownProducts();
  const own = rows.filter((row) => row.image_id === picture.id);
  const [selected, setSelected] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const isPlaced = (product: string) => own.some((row) => row.product_id === product);
  const product =
    linked.find((id) => id === selected) ?? linked.find((id) => !isPlaced(id)) ?? linked[0];
  const title = t('adminWork.hotspots.picture', { position: format(number) });

  function place(x: number, y: number): void {
    if (!product) return;
    const spot = { image_id: picture.id, product_id: product, x, y };
    store(placeHotspot(rows, spot, () => crypto.randomUUID()));
    // The next press places the next product.
    if (!isPlaced(product)) setSelected('');
  }
  function placeAt({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    place(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  }
  function placeInMiddle(): void {
    place(50, 50);
    setTimeout(() =>
      frame.current?.querySelector<HTMLElement>(`[data-product="${product}"]`)?.focus(),
    );
  }
  const change = (row: HotspotRow, to: { x: number; y: number }) =>
    store(placeHotspot(rows, { ...row, ...to }, () => row.id));
  const remove = (row: HotspotRow) => store(rows.filter(({ id }) => id !== row.id));

  return (
    <section className="room-picture" aria-label={title}>
      <div ref={frame} className="room-frame">
        {/* The button below and the arrow keys do the same. */}
        <img src={picture.url} alt={picture.alt_en || title} onClick={placeAt} />
        {own.map((row) => (
          <HotspotDot
            key={row.id}
            row={row}
            isHidden={!linked.includes(row.product_id)}
            onMove={(to) => change(row, to)}
            onRemove={() => remove(row)}
          />
        ))}
      </div>
      <div className="room-tools">
        <Select
          aria-label={`${t('adminWork.hotspots.product')}, ${title}`}
          value={product ?? ''}
          onInput={(event) => event.stopPropagation()}
          onChange={(event) => setSelected(event.target.value)}
          options={linked.map((id) => ({ value: id, label: nameOf(id) }))}
        />
        <Button variant="outline" size="small" disabled={!product} onClick={placeInMiddle}>
          {t('adminWork.hotspots.place')}
        </Button>
      </div>
      {own.length > 0 && (
        <>
          <p className="text-sm text-muted">{t('adminWork.hotspots.keys')}</p>
          <ul className="room-lines">
            {own.map((row) => (
              <HotspotLine
                key={row.id}
                row={row}
                isHidden={!linked.includes(row.product_id)}
                onMove={(to) => change(row, to)}
                onRemove={() => remove(row)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
