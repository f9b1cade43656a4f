import { useEffect, useRef } from 'react';
import type { Filters } from '#domain/catalog/list-query.ts';
import type { PriceHistogram } from '#domain/catalog/price-steps.ts';
import { useT } from '#i18n/react.tsx';
import type { FacetCounts } from '#services/catalog/count-facets.server.ts';
import { useHasScripts } from '#ui/use-has-scripts.ts';

export type PriceRange = Pick<Filters, 'min' | 'max'>;

interface PriceSliderProps extends PriceRange {
  prices: NonNullable<FacetCounts['prices']>;
  /** The price as it is read out. */
  textOf(cents: number): string;
  onDrag(range: PriceRange): void;
  onRelease(range: PriceRange): void;
}

/**
 * Two sliders over one track, below bars of how many pieces cost that much. A thumb at the end of the
 * track sets no bound.
 */
export default function PriceSlider(props: PriceSliderProps) {
  const { prices, min, max, textOf, onDrag, onRelease } = props;
  const t = useT();
  const { edges, counts, lowest, highest } = prices;
  const last = counts.length;
  const from =
    min === undefined
      ? 0
      : Math.max(
          0,
          edges.findLastIndex((edge) => edge <= min),
        );
  const above = max === undefined ? -1 : edges.findIndex((edge) => edge >= max);
  const to = above === -1 ? last : above;
  const slider = useRef<HTMLDivElement>(null);
  const dragged = useRef<PriceRange>({ min, max });
  const drag = (range: PriceRange) => {
    dragged.current = range;
    onDrag(range);
  };
  useEffect(() => {
    // React's onChange follows every movement; the browser's comes when a thumb is released.
    const element = slider.current;
    const release = () => onRelease(dragged.current);
    element?.addEventListener('change', release);
    return () => element?.removeEventListener('change', release);
  }, [onRelease]);

  // What is moved before the scripts have come would not be heard.
  const disabled = !useHasScripts();
  const shared = { min: 0, max: last, disabled, className: 'price-thumb' } as const;
  return (
    <div ref={slider} className="price-slider">
      <PriceBars {...{ counts, from, to }} />
      <input
        type="range"
        {...shared}
        aria-label={t('shopList.priceFrom')}
        aria-valuetext={textOf(min ?? lowest)}
        value={from}
        onChange={({ target }) => {
          const step = Math.min(target.valueAsNumber, to - 1);
          drag({ min: step > 0 ? edges[step] : undefined, max });
        }}
      />
      <input
        type="range"
        {...shared}
        aria-label={t('shopList.priceTo')}
        aria-valuetext={textOf(max ?? highest)}
        value={to}
        onChange={({ target }) => {
          const step = Math.max(target.valueAsNumber, from + 1);
          drag({ min, max: step < last ? edges[step] : undefined });
        }}
      />
    </div>
  );
}

type PriceBarsProps = Pick<PriceHistogram, 'counts'> & { from: number; to: number };

/** A step with a single piece can still be seen. */
const lowestBar = 0.06;

function PriceBars({ counts, from, to }: PriceBarsProps) {
  const most = Math.max(...counts);
  const bar = (count: number, position: number) =>
    count === 0 ? '' : `M${position + 0.1} 1v${-Math.max(lowestBar, count / most)}h.8V1z`;
  const bars = counts.map(bar);
  return (
    <svg
      className="price-bars"
      viewBox={`0 0 ${counts.length} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={bars.join('')} />
      <path d={bars.slice(from, to).join('')} data-chosen />
      <path d={`M0 1h${counts.length}`} className="price-track" />
      <path d={`M${from} 1H${to}`} className="price-track" data-chosen />
    </svg>
  );
}
