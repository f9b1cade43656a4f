import type { KeyboardEvent } from 'react';
import { useLocale } from '#i18n/react.tsx';

/**
 * A chart is one stop of the Tab key; the arrow keys, Home and End go from point to point. Without
 * scripts, the links of the table below are the way.
 */
export function useArrowKeys() {
  const isRightToLeft = useLocale() === 'ar';
  return (event: KeyboardEvent<SVGSVGElement>) => {
    const points = [...event.currentTarget.querySelectorAll('a')];
    const here = points.findIndex((point) => point === document.activeElement);
    const next = nextPoint(event.key, here, points.length, isRightToLeft);
    if (here < 0 || next === null) return;
    event.preventDefault();
    points[here]!.setAttribute('tabindex', '-1');
    points[next]!.setAttribute('tabindex', '0');
    points[next]!.focus();
  };
}

/** The position that a key leads to; null for other keys. */
export function nextPoint(key: string, here: number, count: number, isRightToLeft: boolean) {
  const later = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const earlier = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === later) return Math.min(here + 1, count - 1);
  if (key === earlier) return Math.max(here - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
