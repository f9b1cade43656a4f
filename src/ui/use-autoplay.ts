import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';

/** Advances by itself until the visitor interacts; never with reduced motion. */
export function useAutoplay(embla: EmblaCarouselType | undefined, interval: number | undefined) {
  const [playing, setPlaying] = useState(false);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setPlaying(interval !== undefined && !still);
  }, [interval]);

  useEffect(() => {
    if (!embla || !playing || held || interval === undefined) return undefined;
    const timer = setInterval(() => embla.scrollNext(), interval);
    return () => clearInterval(timer);
  }, [embla, playing, held, interval]);

  useEffect(() => {
    const stop = () => setPlaying(false);
    embla?.on('pointerDown', stop);
    return () => void embla?.off('pointerDown', stop);
  }, [embla]);

  return {
    playing,
    toggle: () => setPlaying((now) => !now),
    stop: () => setPlaying(false),
    hold: () => setHeld(true),
    release: () => setHeld(false),
  };
}
