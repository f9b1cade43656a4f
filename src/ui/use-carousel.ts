import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { retryLoading } from './retry-loading.ts';
import { useDirection } from './use-direction.ts';
import { whenNear } from './when-near.ts';

/** Embla bound to the page's writing direction, with its position as state. */
export function useCarousel(loop: boolean) {
  const direction = useDirection();
  const viewport = useRef<HTMLDivElement>(null);
  const embla = useEmbla(viewport, loop, direction);
  const [position, setPosition] = useState({ selected: 0, snaps: 0, atStart: true, atEnd: false });

  useEffect(() => {
    if (!embla) return undefined;
    const update = () =>
      setPosition({
        selected: embla.selectedScrollSnap(),
        snaps: embla.scrollSnapList().length,
        atStart: !embla.canScrollPrev(),
        atEnd: !embla.canScrollNext(),
      });
    update();
    embla.on('select', update).on('reInit', update);
    return () => void embla.off('select', update).off('reInit', update);
  }, [embla]);

  return { viewport, embla, position };
}

/** The script is loaded when the carousel comes near the viewport: the slides scroll without it. */
function useEmbla(
  viewport: RefObject<HTMLElement | null>,
  loop: boolean,
  direction: EmblaOptionsType['direction'],
): EmblaCarouselType | undefined {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  useEffect(() => {
    const element = viewport.current;
    if (!element) return undefined;
    let made: EmblaCarouselType | undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const start = async () => {
      const { default: EmblaCarousel } = await retryLoading(() => import('embla-carousel'), {
        signal,
      });
      if (signal.aborted) return;
      made = EmblaCarousel(element, {
        loop,
        direction,
        align: 'start',
        containScroll: 'trimSnaps',
      });
      setEmbla(made);
    };
    const stop = whenNear(element, () => void start());
    return () => {
      leaving.abort();
      stop();
      made?.destroy();
      setEmbla(undefined);
    };
  }, [viewport, loop, direction]);
  return embla;
}
