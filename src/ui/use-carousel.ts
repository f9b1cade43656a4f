import useEmbla from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { useDirection } from './use-direction.ts';

/** Embla bound to the direction of the page, and its position as state. */
export function useCarousel(loop: boolean) {
  const direction = useDirection();
  const [viewport, embla] = useEmbla({
    loop,
    direction,
    align: 'start',
    containScroll: 'trimSnaps',
  });
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
