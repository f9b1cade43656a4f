import { useEffect, useRef, type RefObject } from 'react';
import { isUsed } from './is-used.ts';

interface Options {
  area: RefObject<HTMLElement | null>;
  hasUpdates: boolean;
  isHeld: boolean;
  show(): void;
}

/**
 * Shows updates at once when no pointer is over the area and the focus is elsewhere. A finger leaves
 * no trace before it touches, so on a touch screen nothing moves by itself.
 */
export function useShowWhenUnused({ area, hasUpdates, isHeld, show }: Options): void {
  const latestShow = useRef(show);
  useEffect(() => {
    latestShow.current = show;
  }, [show]);
  useEffect(() => {
    const element = area.current;
    if (!hasUpdates || isHeld || !element || !matchMedia('(hover: hover)').matches) return;
    const showIfUnused = () => {
      if (!isUsed(element)) latestShow.current();
    };
    showIfUnused();
    element.addEventListener('pointerleave', showIfUnused);
    element.addEventListener('focusout', showIfUnused);
    return () => {
      element.removeEventListener('pointerleave', showIfUnused);
      element.removeEventListener('focusout', showIfUnused);
    };
  }, [area, hasUpdates, isHeld]);
}
